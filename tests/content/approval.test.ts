/** What a person read and signed is what production serves: nothing else of the lender, and not for long after it changed. */
/** Covers src/content/approval, src/content/read-content.ts, src/content/{reload-lender,admit-lender}.ts, src/tools/review/approver-key.ts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownDigests } from '../../src/content/approval/approval.ts';
import { readApprovers } from '../../src/content/approval/approvers.ts';
import { readTree } from '../../src/content/files/read-files.ts';
import { loadContent } from '../../src/content/read-content.ts';
import { reloadLender } from '../../src/content/reload-lender.ts';
import { issueLine } from '../../src/engine/issues/issue.ts';
import { newKey, signed } from '../../src/tools/review/approver-key.ts';
import { fixtureRoot } from '../server/fixtures/content-root.ts';

let root = '';
let approvers = readApprovers(`Nobody:${'A'.repeat(43)}`);
const annsKey = () => join(root, 'ann.pem');
const org = () => join(root, 'orgs/acme/org.json');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'approval-'));
  cpSync(fixtureRoot(), root, { recursive: true, dereference: true });
  approvers = readApprovers(`Ann Alvarez:${newKey(annsKey())}, Bo Brandt:${newKey(join(root, 'bo.pem'))}`);
});
afterEach(() => rmSync(root, { recursive: true }));

function approve({ by = 'Ann Alvarez', key = annsKey(), lender = 'acme', into = 'acme' } = {}) {
  const files = ownDigests(readTree(root), lender);
  const record = signed(lender, { by, at: '2026-11-29T20:00:00.000Z', files }, key);
  writeFileSync(join(root, `orgs/${into}/approval.json`), JSON.stringify(record));
  return record;
}

function rewrite(change: object) {
  writeFileSync(org(), JSON.stringify({ ...JSON.parse(readFileSync(org(), 'utf8')), ...change }));
}

function waits(): string {
  const { content } = loadContent(root, { part: true, approvers });
  return (content.outOfService.acme?.issues ?? []).map(issueLine).join('\n');
}

test('a lender that no one approved is out of service, with its hosts; our own words need no approval', () => {
  const { content } = loadContent(root, { part: true, approvers });

  expect(Object.keys(content.orgs)).toContain('default');
  expect(Object.keys(content.orgs)).not.toContain('acme');
  expect(content.outOfService.acme?.hosts).toContain('acme.example');
  expect(waits()).toBe(
    'UNAPPROVED orgs/acme/approval.json: no one has approved what this lender says. Production does not serve it. Read it with npm run flow -- review --org acme, and approve it.',
  );
});

test('approved as it is it is served, whatever the layout and the comments of its files', () => {
  approve();

  expect(waits()).toBe('');
  rewrite({ $comment: 'Reviewed with the lender.' });
  expect(waits()).toBe('');
});

test('a word changed since, a patch added or taken away: it waits again, and the file is named', () => {
  approve();
  rewrite({ companyNameShort: 'Acme Homes' });

  expect(waits()).toContain('Ann Alvarez approved this lender on 2026-11-29; changed since: org.json.');

  approve();
  const logo = join(root, 'orgs/acme/logo.svg');
  writeFileSync(logo, readFileSync(logo, 'utf8').replace('<svg', '<svg id="logo"'));
  expect(waits()).toContain('changed since: logo.svg.');
});

test('the signature is of one person, one lender, one moment', () => {
  approve({ by: 'Cy Cole' });
  expect(waits()).toContain('"Cy Cole" is not among the approvers (HEARTHLINE_APPROVERS).');

  approve({ key: join(root, 'bo.pem') });
  expect(waits()).toContain('the signature is not that of Ann Alvarez.');

  const record = approve();
  const later = { ...record, at: '2026-11-30T20:00:00.000Z' };
  writeFileSync(join(root, 'orgs/acme/approval.json'), JSON.stringify(later));
  expect(waits()).toContain('the signature is not that of Ann Alvarez.');

  const files = ownDigests(readTree(root), 'acme');
  const others = signed('other', { by: 'Ann Alvarez', at: record.at, files }, annsKey());
  writeFileSync(join(root, 'orgs/acme/approval.json'), JSON.stringify(others));
  expect(waits()).toContain('the signature is not that of Ann Alvarez.');
});

test('content that passed the check before waits all the same', () => {
  const passed = { knows: () => true, keep: () => undefined };

  expect(loadContent(root, { passed, approvers }).content.outOfService).toHaveProperty('acme');
  approve();
  expect(loadContent(root, { passed, approvers }).content.outOfService).toEqual({});
});

test('a server takes it in as soon as it is approved, and not in another shape', () => {
  const loaded = loadContent(root, { part: true, approvers });
  approve();
  rewrite({ companyNameShort: 'Acme Homes' });
  reloadLender(root, loaded, 'acme');
  expect(loaded.content.orgs).not.toHaveProperty('acme');

  approve();
  reloadLender(root, loaded, 'acme');
  expect(loaded.content.orgs.acme?.org.companyNameShort).toBe('Acme Homes');
  expect(loaded.content.outOfService).toEqual({});

  rmSync(join(root, 'orgs/acme'), { recursive: true });
  reloadLender(root, loaded, 'acme');
  expect(loaded.content.outOfService).toEqual({});
});

test('without approvers, as in the sandbox, every lender is served', () => {
  expect(loadContent(root, { part: true }).content.orgs).toHaveProperty('acme');
});

test.each(['', 'Ann', 'Ann:short', `:${'A'.repeat(43)}`, `Ann:${'A'.repeat(43)},`])(
  '"%s" names no approvers',
  (text) => {
    expect(() => readApprovers(text)).toThrow(/is no approver\. Write Name:KEY\./);
  },
);
