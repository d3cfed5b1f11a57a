/** What has passed the check once is not checked again; whatever differs is, in full. Each test has its own copy of the content. */
/** Covers src/content/{passed-check,read-content}.ts, src/content/validators/compile-orgs.ts, src/server/start/program-digest.ts. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { passedCheck } from '../../src/content/passed-check.ts';
import { loadContent, readContent } from '../../src/content/read-content.ts';
import { programDigest } from '../../src/server/start/program-digest.ts';
import { acmePage, rootWith } from './small-root.ts';

const page = 'flows/loan/pages/amount.json';

function change(root: string, path: string, from: string, to: string) {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('what passed is taken as read, and gives the same content', () => {
  const root = rootWith();
  const mark = join(root, 'passed');
  const first = readContent(root, { passed: passedCheck(mark, 'one') });

  expect(passedCheck(mark, 'one').knows(readTree(root))).toBe(true);
  expect(readContent(root, { passed: passedCheck(mark, 'one') })).toEqual(first);
});

test('a fault that was marked as passed shows that nothing is checked twice', () => {
  const root = rootWith();
  change(root, page, '"ui:widget"', '"ui:gadget"');
  const passed = passedCheck(join(root, 'passed'), 'one');
  expect(() => readContent(root, { passed })).toThrow(/SHAPE/);
  passed.keep(readTree(root));

  expect(() => readContent(root, { passed })).not.toThrow();
});

test('of what passed, a lender is made when it is asked for, and not before', () => {
  const root = rootWith({ [acmePage]: { title: 'How much for your kitchen?' } });
  const passed = passedCheck(join(root, 'passed'), 'one');
  passed.keep(readTree(root));
  const { content, tree } = loadContent(root, { passed });
  (tree as Map<string, unknown>).set(acmePage, { title: 'How much for your roof?' });
  const { orgs } = content;

  expect(orgs.acme?.flows.loan?.pages.amount?.title).toBe('How much for your roof?');
  (tree as Map<string, unknown>).set(acmePage, { title: 'How much for your garden?' });
  expect(orgs.acme?.flows.loan?.pages.amount?.title).toBe('How much for your roof?');
});

test('a mark that somebody forged lets no lender ask for more than it may', () => {
  const root = rootWith({ [acmePage]: { schema: { properties: { amount: { minimum: 1 } } } } });
  const passed = passedCheck(join(root, 'passed'), 'one');
  passed.keep(readTree(root));

  const amount = readContent(root, { passed }).orgs.acme?.flows.loan?.pages.amount?.schema?.properties
    ?.amount;
  expect(amount).toMatchObject({ minimum: 20000 });
});

test('a file that changed is checked without a new build: file, place and remedy', () => {
  const root = rootWith();
  const passed = passedCheck(join(root, 'passed'), 'one');
  readContent(root, { passed });
  change(root, page, '"ui:widget"', '"ui:gadget"');

  expect(() => readContent(root, { passed })).toThrow(
    /flows\/loan\/pages\/amount\.json#\/ui\/amount.+ui:gadget.+Did you mean "ui:widget"/,
  );
  change(root, page, '"ui:gadget"', '"ui:widget"');
  expect(() => readContent(root, { passed })).not.toThrow();
});

test('a lender whose file broke, or is gone, stops the start', () => {
  const root = rootWith();
  const passed = passedCheck(join(root, 'passed'), 'one');
  readContent(root, { passed });
  change(root, 'orgs/default/org.json', '"email"', '"electronic"');
  expect(() => readContent(root, { passed })).toThrow(/orgs\/default\/org\.json#/);
  rmSync(join(root, 'orgs/default/org.json'));
  expect(() => readContent(root, { passed })).toThrow(/FILE_MISSING/);
});

test('another program checks again, and so does one whose mark is broken or cannot be written', () => {
  const root = rootWith();
  const mark = join(root, 'passed');
  change(root, page, '"ui:widget"', '"ui:gadget"');
  passedCheck(mark, 'one').keep(readTree(root));

  expect(() => readContent(root, { passed: passedCheck(mark, 'two') })).toThrow(/SHAPE/);
  writeFileSync(mark, readFileSync(mark, 'utf8').slice(1));
  expect(() => readContent(root, { passed: passedCheck(mark, 'one') })).toThrow(/SHAPE/);
  expect(() => readContent(root, { passed: passedCheck(join(root, 'no/such/folder'), 'one') })).toThrow(
    /SHAPE/,
  );
  change(root, page, '"ui:gadget"', '"ui:widget"');
  expect(() => readContent(root, { passed: passedCheck(join(root, 'no/such/folder'), 'one') })).not.toThrow();
});

test('a built program is told by every file it is made of; one run from its sources is not', () => {
  const root = rootWith();
  const folder = join(root, 'dist', 'server');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const digests = ['main.js', 'assets/part.js', 'assets/other.js', '../../package-lock.json'].map((name) => {
    writeFileSync(join(folder, name), name);
    return programDigest(root, folder);
  });
  writeFileSync(join(folder, 'main.js'), 'changed');
  digests.push(programDigest(root, folder));

  expect(new Set(digests).size).toBe(5);
  expect(programDigest(root, folder)).toBe(digests.at(-1));
  expect(programDigest(root, join(root, 'src', 'server'))).toBeUndefined();
});
