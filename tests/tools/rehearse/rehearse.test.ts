/** What the author of an edit is told of the people who are under way, and of prices and decisions: the sentence for each kind, and silence for honest edits. */
/** Covers src/engine/rehearsal, src/tools/rehearse, src/tools/commands/rehearse.ts. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from '../../../src/tools/commands/rehearse.ts';
import { atCommit } from '../../../src/tools/rehearse/committed-tree.ts';
import { lendersOf } from '../../../src/tools/rehearse/lenders-of.ts';
import { linesOf } from '../../../src/tools/rehearse/lines.ts';
import { metOf, rememberedMet } from '../../../src/tools/rehearse/met.ts';
import { rehearseLender, sideOf } from '../../../src/tools/rehearse/rehearse-lender.ts';
import { treeWith } from '../../content/mistakes-tree.ts';
import edits from './edits.json' with { type: 'json' };

/**
 * `beforeSummary`: a row of `derive` before the one of GEN_SUMMARY_DISCLOSURE. `withoutRow`: the rule of a row of it that goes. `scoreLast`:
 * the row of credit policy for the score comes last. "@name" in a place is the index of the document of that name.
 */
type Edit = {
  name: string;
  set?: Record<string, unknown>;
  remove?: string[];
  beforeSummary?: { when: string; step: string };
  withoutRow?: string;
  scoreLast?: boolean;
  says: string[];
};

const before = treeWith({});
const side = sideOf(before, { flow: 'heloc', org: 'default' });
const people = metOf(side);
const folder = mkdtempSync(join(tmpdir(), 'rehearse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(edits as Edit[])('$name', (edit) => {
  const asked = { flow: 'heloc', org: 'default', people: () => people };
  const found = rehearseLender(before, edited(edit), asked);
  const told = found ? linesOf(found).map(({ text }) => text.replace(/\s+/g, ' ')) : [];
  for (const says of edit.says) expect(told.join(' ')).toContain(says);
  if (edit.says.length === 0) expect(told).toEqual([]);
});

function edited({ set = {}, remove = [], beforeSummary, withoutRow, scoreLast }: Edit) {
  const derive = (before.get('flows/heloc/steps.json') as { derive: { when: string; step: string }[] })
    .derive;
  const at = derive.findIndex(({ step }) => step === 'GEN_SUMMARY_DISCLOSURE');
  const rows = beforeSummary
    ? derive.toSpliced(at, 0, beforeSummary)
    : derive.filter(({ when }) => when !== withoutRow);
  const { rows: policy } = before.get('flows/heloc/decisions.json') as { rows: { id: string }[] };
  const last = policy.toSorted((one, other) => Number(one.id === 'score') - Number(other.id === 'score'));
  return treeWith({
    set: {
      ...set,
      'flows/heloc/steps.json#/derive': rows,
      ...(scoreLast && { 'flows/heloc/decisions.json#/rows': last }),
    },
    remove: remove.map((place) => place.replace(/@(.*)$/, (_, name) => String(documentAt(place, name)))),
  });
}

function documentAt(place: string, name: string): number {
  const occasion = place.split('/').at(-3) ?? '';
  const { occasions } = before.get('flows/heloc/occasions.json') as {
    occasions: Record<string, { documents: { document: string }[] }>;
  };
  return occasions[occasion]?.documents.findIndex(({ document }) => document === name) ?? -1;
}

test('a lender whose own files were edited is rehearsed, and ours; others stand where ours stands', () => {
  const after = treeWith({ set: { 'orgs/acme/org.json': before.get('orgs/default/org.json') } });
  const patched = new Map([
    ...after,
    ['orgs/acme/flows/heloc/pages/cancel.json', { title: 'Cancel?' }] as const,
  ]);
  expect(lendersOf(after, patched, 'heloc')).toEqual(['default', 'acme']);
  expect(lendersOf(after, after, 'heloc')).toEqual(['default']);
});

test('people are found once for one content, and again for another', () => {
  const kept = join(folder, 'kept');
  expect(rememberedMet(side, kept)).toEqual(people);
  const [file = ''] = execFileSync('ls', [kept], { encoding: 'utf8' }).split('\n');
  writeFileSync(join(kept, file), '[]');
  expect(rememberedMet(side, kept)).toEqual([]);
  const other = { ...side, bundle: { ...side.bundle, org: { ...side.bundle.org, name: 'Other' } } };
  expect(rememberedMet(other, kept).length).toBeGreaterThan(100);
});

test('the content of a commit is read beside the folder that is edited, and gone afterwards', async () => {
  const clone = join(folder, 'clone');
  for (const name of ['flows', 'schemas', 'orgs']) mkdirSync(join(clone, name), { recursive: true });
  for (const name of ['flows', 'schemas', 'orgs'])
    writeFileSync(join(clone, name, 'one.json'), '"committed"');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', clone, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one', '--no-verify');
  writeFileSync(join(clone, 'flows', 'one.json'), '"edited"');

  const { at, read } = await atCommit(clone, 'HEAD', (there) => ({
    at: there,
    read: readFileSync(join(there, 'flows/one.json'), 'utf8'),
  }));
  expect(read).toBe('"committed"');
  expect(existsSync(at)).toBe(false);
  await expect(atCommit(clone, 'nowhere', () => 0)).rejects.toThrow(
    'Git has no content at "nowhere" here. Name a commit of this clone with --since.',
  );
});

test('what counts for nothing, and a folder that is not there, are refused before anything is read', async () => {
  await expect(run(['--before', '.', '--since', 'HEAD'])).rejects.toThrow('not both');
  await expect(run(['--before', '/nowhere'])).rejects.toThrow('There is no content in /nowhere.');
  await expect(run(['--data', '.'])).rejects.toThrow('Write --stored too.');
  await expect(run(['--stored', '--data', '/nowhere'])).rejects.toThrow('There is no folder /nowhere.');
});

test('an edit that the check refuses is told first, and a lender that is gone', async () => {
  const root = join(folder, 'edited');
  for (const name of ['flows', 'schemas', 'orgs']) cpSync(name, join(root, name), { recursive: true });
  rmSync(join(root, 'orgs/bluequern'), { recursive: true });
  const steps = join(root, 'flows/heloc/steps.json');
  writeFileSync(steps, readFileSync(steps, 'utf8').replace('"isDeclined", "step"', '"isDeclind", "step"'));
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await run(['--before', '.', '--root', root, '--org', 'default'])).toBe(1);
  const told = said.mock.calls.join('');
  expect(told).toContain(
    'GONE      bluequern is no lender any more: whoever applied there is left without one.',
  );
  expect(told).toMatch(
    /CHECK {5}The edit can't ship like this.*\n {10}RULE_UNKNOWN flows\/heloc\/steps\.json#\/derive\/\d+\/when: there is no rule "isDeclind"\. Did you mean "isDeclined"\?/,
  );
  said.mockClear();
  writeFileSync(steps, '{}');
  expect(await run(['--before', '.', '--root', root, '--org', 'default', '--flow', 'heloc'])).toBe(1);
  expect(said.mock.calls.join('')).toContain("It can't be rehearsed before that is mended.");
  said.mockRestore();
});

test('the command says that nothing differs where nothing was edited', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await run(['--before', '.', '--flow', 'heloc'])).toBe(0);
  expect(said.mock.calls.join('')).toBe(
    'heloc: nothing differs for anyone under way, nor in prices, decisions, documents and messages.\n',
  );
  said.mockRestore();
});
