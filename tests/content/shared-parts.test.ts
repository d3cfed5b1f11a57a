/** What files share is written once, is in each of them, and is told of where it was written. */
/** Covers src/content/files/{shared-parts,shared-words,origins,plain,read-files}.ts, src/tools/commands/check.ts. */
import { expect, test } from 'vitest';
import type { FileTree } from '../../src/content/files/file-tree.ts';
import { whereWritten } from '../../src/content/files/origins.ts';
import { readTree, readWritten } from '../../src/content/files/read-files.ts';
import { withSharedParts } from '../../src/content/files/shared-parts.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { readContent } from '../../src/content/read-content.ts';
import { run } from '../../src/tools/commands/check.ts';
import { wholeFile } from '../whole-files.ts';
import { acmePage, page, rootWith } from './small-root.ts';

const treeOf = (files: Record<string, unknown>): FileTree => new Map(Object.entries(files));
const whole = (files: Record<string, unknown>, path: string) => withSharedParts(treeOf(files)).tree.get(path);
const faultsOf = (files: Record<string, unknown>) =>
  withSharedParts(treeOf(files)).faults.map(({ code, place, message }) => `${code} ${place}: ${message}`);

const phone = { $comment: 'How to reach us.', block: 'contact', title: 'Talk to us', text: 'Call us.' };
const a = 'flows/loan/pages/a.json';
const b = 'flows/loan/pages/b.json';

test('a part stands where it is used, and what stands beside it changes it', () => {
  const files = {
    'flows/parts/blocks/phone.json': phone,
    [a]: { content: [{ use: 'blocks/phone' }, { use: 'blocks/phone', title: 'Call', text: null }] },
  };

  expect(whole(files, a)).toEqual({
    content: [
      { block: 'contact', title: 'Talk to us', text: 'Call us.' },
      { block: 'contact', title: 'Call' },
    ],
  });
  expect(faultsOf(files)).toEqual([]);
});

test('no reader finds the parts themselves, and a part may use parts', () => {
  const files = {
    'flows/parts/one.json': { list: { use: 'two' } },
    'flows/parts/two.json': ['x'],
    [a]: { ui: { use: 'one' } },
  };

  expect([...withSharedParts(treeOf(files)).tree]).toEqual([[a, { ui: { list: ['x'] } }]]);
});

test('a file that shares nothing stays the very same object, and a sentence under "use" stays one', () => {
  const file = { says: { use: 'Use this address' }, actions: { use: { label: 'Use it' } } };

  expect(whole({ 'flows/site.json': file }, 'flows/site.json')).toBe(file);
});

test('a file extends another: it says what differs, and notes for authors stay where they are', () => {
  const files = {
    [a]: { $comment: 'Of a alone.', id: 'a', title: 'A', when: { x: 'isX' }, content: ['one', 'two'] },
    [b]: { $comment: 'Of b.', extends: 'loan/pages/a', id: 'b', when: null, content: ['two'] },
  };

  expect(whole(files, b)).toEqual({ id: 'b', title: 'A', content: ['two'] });
  expect(whole(files, a)).toBe(files[a]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'a part that is not there',
    { [a]: { ui: { use: 'phon' } }, 'flows/parts/phone.json': {}, [b]: { ui: { use: 'phone' } } },
    'PART_UNKNOWN flows/loan/pages/a.json#/ui/use: there is no flows/parts/phon.json.',
  ],
  [
    'a file that is not there',
    { [a]: { extends: 'loan/pages/c' } },
    'PART_UNKNOWN flows/loan/pages/a.json#/extends: there is no flows/loan/pages/c.json.',
  ],
  [
    'two files that extend each other',
    { [a]: { extends: 'loan/pages/b' }, [b]: { extends: 'loan/pages/a' } },
    'PART_CIRCLE flows/loan/pages/b.json#/extends: flows/loan/pages/a.json is made of this very file.',
  ],
  [
    'a list of which something is changed',
    { [a]: { checks: { use: 'all', message: 'x' } }, 'flows/parts/all.json': [] },
    'PART_UNKNOWN flows/loan/pages/a.json#/checks: flows/parts/all.json is no object, so nothing of it can be changed here.',
  ],
  [
    'a part that no file uses',
    { 'flows/parts/phone.json': phone },
    'PART_UNUSED flows/parts/phone.json: no file uses this part.',
  ],
])('%s is told', (_, files, fault) => {
  expect(faultsOf(files)).toEqual([fault]);
});

test('a place of the whole file is told as the place at which its author wrote it', () => {
  const { tree } = withSharedParts(
    treeOf({
      'flows/parts/phone.json': phone,
      [a]: { id: 'a', content: [{ use: 'phone', title: 'Call' }], ui: { x: 1 } },
      [b]: { extends: 'loan/pages/a', id: 'b', ui: { y: 2 } },
    }),
  );

  expect(whereWritten(tree, `${a}#/content/0/text`)).toBe('flows/parts/phone.json#/text');
  expect(whereWritten(tree, `${a}#/content/0/title`)).toBe(`${a}#/content/0/title`);
  expect(whereWritten(tree, `${b}#/content/0/text`)).toBe('flows/parts/phone.json#/text');
  expect(whereWritten(tree, `${b}#/ui/x`)).toBe(`${a}#/ui/x`);
  expect(whereWritten(tree, `${b}#/ui/y`)).toBe(`${b}#/ui/y`);
  expect(whereWritten(tree, `${b}#/id`)).toBe(`${b}#/id`);
});

const again = 'flows/loan/pages/again.json';
const two = {
  'flows/loan/flow.json': {
    id: 'loan',
    version: 1,
    title: 'A loan',
    basePath: '/loan',
    sequence: [
      { page: 'amount', when: 'always' },
      { page: 'again', when: 'always' },
    ],
  },
  [again]: { extends: 'loan/pages/amount', id: 'again', title: 'How much now?' },
};

test('a mistake that two pages share is told once, where it stands', () => {
  const wrong = { ...page, ui: { amount: { 'ui:widget': 'slidre' } } };
  const { issues } = lintTree(readTree(rootWith({ ...two, 'flows/loan/pages/amount.json': wrong })), {
    part: true,
  });

  expect(issues.filter(({ code }) => code === 'WORD_UNKNOWN').map(({ place }) => place)).toEqual([
    'flows/loan/pages/amount.json#/ui/amount/ui:widget',
  ]);
});

test('a lender changes the page that extends, and the page that is extended stays', () => {
  const patch = { title: 'How much for your roof?' };
  const { orgs } = readContent(
    rootWith({
      ...two,
      'orgs/acme/flows/loan/pages/again.json': patch,
      [acmePage]: { title: 'How much for your kitchen?' },
    }),
    { part: true },
  );
  const titles = (code: string) =>
    ['amount', 'again'].map((name) => orgs[code]?.flows.loan?.pages[name]?.title);

  expect(titles('acme')).toEqual(['How much for your kitchen?', 'How much for your roof?']);
  expect(titles('default')).toEqual(['How much?', 'How much now?']);
});

const es = 'flows/languages/es/';
const spanish = {
  [`${es}loan/pages/a.json`]: { title: 'Uno' },
  [`${es}parts/phone.json`]: { title: 'Hable con nosotros', text: 'Llámenos.' },
  'flows/parts/phone.json': { ...phone, id: 'reach' },
};

test('the words of a part are translated once, and only where the page says the same', () => {
  const content = [{ use: 'phone', text: 'Write to us.' }];
  const files = { ...spanish, [a]: { id: 'a', title: 'One', content } };

  expect(whole(files, `${es}loan/pages/a.json`)).toEqual({
    title: 'Uno',
    content: { reach: { title: 'Hable con nosotros' } },
  });
  expect(whole(files, `${es}parts/phone.json`)).toBeUndefined();
});

test('a page without a translation stays English, whatever its parts have', () => {
  const files = { ...spanish, [a]: { title: 'One' }, [b]: { content: [{ use: 'phone' }] } };

  expect(whole(files, `${es}loan/pages/b.json`)).toBeUndefined();
});

test('a page that extends a translated one is translated as far as it says the same', () => {
  const files = { ...spanish, [a]: { title: 'One' }, [b]: { extends: 'loan/pages/a', lead: 'And more.' } };

  expect(whole(files, `${es}loan/pages/b.json`)).toEqual({ title: 'Uno' });
});

test('a part is checked by itself with the pages that use it', async () => {
  const root = rootWith({
    [again]: { ...page, id: 'again', actions: { submit: { use: 'send' } } },
    'flows/loan/flow.json': two['flows/loan/flow.json'],
    'flows/parts/send.json': { label: 'Send', kind: 'primary', do: 'savee', then: 'route' },
  });
  const said: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text) => said.push(String(text)) > 0;
  const code = await run(['--root', root, '--file', `${root}/flows/parts/send.json`]).finally(() => {
    process.stdout.write = write;
  });

  expect(said.join('')).toContain('flows/parts/send.json#/do');
  expect(code).toBe(1);
});

test('a co-owner shows their ID on the page of the borrower, in words of its own', () => {
  type Page = { title: string; lead: string; schema: unknown };
  const own = wholeFile<Page>('flows/signer/pages/identity.json');
  const borrowers = wholeFile<Page>('flows/heloc/pages/identity.json');

  expect(own.schema).toEqual(borrowers.schema);
  expect(own.title).toBe('Verify your identity');
  expect(own.lead).not.toBe(borrowers.lead);
});

/** Characters: about ten lines. */
const atLength = 400;

test('what two files say alike at length is a part, written once', () => {
  const alike = new Map<string, string[]>();
  for (const [path, json] of readWritten('.').tree)
    if (/^flows\/(?!languages\/)/.test(path))
      for (const piece of new Set(piecesOf(json))) alike.set(piece, [...(alike.get(piece) ?? []), path]);
  const twice = [...alike].filter(([, paths]) => paths.length > 1);

  expect(alike.size).toBeGreaterThan(500);
  expect(twice.map(([piece, paths]) => `${paths.join(', ')}: ${piece}`)).toEqual([]);
});

function piecesOf(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const text = JSON.stringify(json);
  return text.length < atLength ? [] : [text, ...Object.values(json).flatMap(piecesOf)];
}
