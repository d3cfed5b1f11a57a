/** The studio's calls on a copy of the content, with two lenders of forty: enough for what it writes. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Edit, House, PageSheet, Saved } from '../../../src/studio/calls/calls.ts';
import type { Question } from '../../../src/studio/page/new-question.ts';
import { answer } from '../../../src/tools/studio/answer.ts';

export const contact = 'flows/heloc/pages/start/contact.json';

export const callTime: Question = {
  title: 'When may we call you?',
  kind: 'choice',
  entity: 'profile',
  name: 'callTime',
  means: 'When the borrower likes to be called.',
  answers: ['In the morning', 'In the evening'],
  required: false,
  block: 0,
};

/** Makes the copy before the tests of the calling file, and takes it away after them. */
export function studioCopy() {
  const root = mkdtempSync(join(tmpdir(), 'hearthline-studio-'));
  beforeAll(() => {
    for (const folder of ['flows', 'schemas', 'orgs/default', 'orgs/sunhatch'])
      cpSync(folder, join(root, folder), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    root,
    textOf,
    jsonOf: (path: string) => JSON.parse(textOf(path)),
    house: () => answer(root, 'house', {}) as Promise<House>,
    pageOf: (flow: string, page: string, org = 'default') =>
      answer(root, 'page', { flow, page, org }) as Promise<PageSheet>,
    save: ({ seen }: Pick<PageSheet, 'seen'>, edits: Edit[]) =>
      answer(root, 'save', { what: 'a change', seen, edits }) as Promise<Saved>,
    undo: () => answer(root, 'undo', {}) as Promise<Saved>,
  };
}

/** Why nothing was written, in the sentences that an author reads; '' where it was. */
export const saysWhy = (saved: Saved | undefined) =>
  saved && 'faults' in saved ? saved.faults.map(({ message }) => message).join(' ') : '';

export const writtenIn = (saved: Saved) => ('written' in saved ? saved.written.map(({ path }) => path) : []);
