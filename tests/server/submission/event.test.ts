/** Covers src/server/submission/{submit,read-standing}.ts: a page that only an event of the machine leads to. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/read-content.ts';
import { register, submit } from '../borrower.ts';
import { fixtureRoot } from '../fixtures/content-root.ts';
import { openTestServer, type TestServer } from '../harness.ts';

const root = mkdtempSync(join(tmpdir(), 'hearthline-event-'));
let server: TestServer;

beforeAll(async () => {
  cpSync(fixtureRoot(), root, { recursive: true, dereference: true });
  edit('pages/start.json', ({ actions, ...page }) => ({
    ...page,
    actions: {
      ...actions,
      aside: { label: 'Documents first', kind: 'secondary', do: 'event', event: 'turnAside' },
    },
  }));
  edit('pages/papers.json', ({ open: _, ...page }) => page);
  edit('machine.json', ({ transitions, ...machine }) => ({
    ...machine,
    transitions: [
      ...(transitions ?? []),
      { name: 'turnAside', from: ['profile'], to: 'liens', when: 'never' },
    ],
  }));
  server = await openTestServer({ content: loadContent(root, { part: true }).content });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('a page that an event leads to is accepted after the event, and refused before it', async () => {
  const borrower = await register(server);
  const papers = { carrier: 'Sandbox Mutual' };

  const early = await submit(borrower, 'papers', papers);
  expect({ status: early.statusCode, path: early.json().path }).toEqual({ status: 409, path: 'start' });

  const turned = await submit(borrower, 'start', {}, { action: 'aside' });
  expect(turned.json()).toMatchObject({ step: null, events: ['turnAside'] });

  const sent = await submit(borrower, 'papers', papers);
  expect(sent.statusCode, sent.body).toBe(200);
  expect(sent.json().facts.insurance).toMatchObject(papers);
});

/** What this test turns of the content's files; the rest goes back as it stood. */
type ContentFile = { actions?: object; open?: unknown; transitions?: unknown[] };

function edit(path: string, change: (file: ContentFile) => object): void {
  const file = join(root, 'flows/heloc', path);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}
