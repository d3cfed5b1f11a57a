/** One lender's mistake is one lender's trouble: who is out of service, who is not, and whom a conflict costs its service. */
/** Covers src/content/{lenders-before,reload-lender}.ts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { lendersBefore } from '../../src/content/lenders-before.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { loadContent, readContent } from '../../src/content/read-content.ts';
import { reloadLender } from '../../src/content/reload-lender.ts';
import { acmePage, lenderOrg, org, rootWith } from './small-root.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9Z"/></svg>';
const lender = (code: string, more: object = {}) => ({
  [`orgs/${code}/org.json`]: lenderOrg(code, more),
  [`orgs/${code}/logo.svg`]: logo,
});
const write = (root: string, path: string, json: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof json === 'string' ? json : JSON.stringify(json));
};

test.each([
  ['org.json is no JSON', { 'orgs/acme/org.json': '{ "code": "acme", ' }],
  ['org.json has a key too many', { 'orgs/acme/org.json': lenderOrg('acme', { color: 1 }) }],
  ['a patch breaks the shape', { [acmePage]: { title: 7 } }],
  ['a patch changes what is not the lender’s', { 'orgs/acme/flows/loan/flow.json': { id: 'lone' } }],
  ['a patch of nothing', { 'orgs/acme/flows/loan/pages/nothing.json': {} }],
  ['a field that the base alone has', { [acmePage]: { content: [] } }],
])('%s: the lender is out, the others serve', (_, changes) => {
  const { orgs, outOfService } = readContent(rootWith({ ...lender('third'), ...changes }));

  expect(Object.keys(outOfService)).toEqual(['acme']);
  expect(outOfService.acme?.issues.length).toBeGreaterThan(0);
  expect(Object.keys(orgs)).toEqual(['default', 'third']);
});

test('the product’s own lender is never out of service: its mistake stops the start', () => {
  expect(() => readContent(rootWith({ 'orgs/default/org.json': { ...org, color: 1 } }))).toThrow(/color/);
});

test('a mistake in the product stops the start, and says what is wrong with lenders as well', () => {
  const changes = { 'flows/loan/rules.json': '{', 'orgs/acme/org.json': lenderOrg('acme', { color: 1 }) };

  expect(() => readContent(rootWith(changes))).toThrow(/^FILE_UNREADABLE flows(.|\n)+color/);
});

test('flow check names the lender even where the mistake shows in a file of the product', () => {
  const { issues } = lintTree(readTree(rootWith({ [acmePage]: { content: [] } })));

  expect(issues.filter(({ lender: code }) => code !== 'acme')).toEqual([]);
  expect(issues).not.toEqual([]);
});

test('mended, the lender is back, and nobody else is touched', () => {
  const root = rootWith({ 'orgs/acme/org.json': lenderOrg('acme', { color: 1 }) });
  const loaded = loadContent(root);
  const others = loaded.content.orgs.default;

  reloadLender(root, loaded, 'acme');
  expect(Object.keys(loaded.content.outOfService)).toEqual(['acme']);
  write(root, 'orgs/acme/org.json', lenderOrg('acme'));
  reloadLender(root, loaded, 'acme');

  expect(loaded.content.outOfService).toEqual({});
  expect(loaded.content.orgs.acme).toEqual(readContent(root).orgs.acme);
  expect(loaded.content.orgs.default).toBe(others);
});

test('a lender whose folder is taken away is gone', () => {
  const root = rootWith({ 'orgs/acme/org.json': '{' });
  const loaded = loadContent(root);
  rmSync(join(root, 'orgs/acme'), { recursive: true });

  reloadLender(root, loaded, 'acme');

  expect(loaded.content.outOfService).toEqual({});
  expect(Object.keys(loaded.content.orgs)).toEqual(['default']);
});

const host = 'apply.sunhatch.example';
const baseUrl = 'https://www.sunhatch.example';
const victim = lender('sunhatch', { hosts: [host], baseUrl });

test('a host stays with the lender whose main site it belongs to, however the folders sort', () => {
  const { orgs, outOfService } = readContent(rootWith({ ...victim, ...lender('aaa', { hosts: [host] }) }));

  expect(Object.keys(outOfService)).toEqual(['aaa']);
  expect(outOfService.aaa?.issues[0]?.message).toBe(`"${host}" belongs to sunhatch.`);
  expect(orgs.sunhatch).toBeDefined();
});

test('a host stays with who stood there before, even if a newcomer has the better name for it', () => {
  const root = rootWith(lender('old', { hosts: [host], baseUrl }));
  const file = join(root, 'lenders.json');
  const first = loadContent(root);
  lendersBefore(file).keep(first.tree, Object.values(first.content.orgs));
  for (const [path, json] of Object.entries(victim)) write(root, path, json);

  const { outOfService } = readContent(root, { before: lendersBefore(file) });

  expect(Object.keys(outOfService)).toEqual(['sunhatch']);
});

test('where nothing tells whose a host is, neither has it: both are named', () => {
  const both = {
    ...lender('one', { hosts: [host], baseUrl }),
    ...lender('two', { hosts: [host], baseUrl }),
  };
  const { outOfService } = readContent(rootWith(both));

  expect(Object.keys(outOfService)).toEqual(['one', 'two']);
  expect(outOfService.two?.issues[0]?.message).toMatch(/claimed by two and by one/);
});

test('a lender that claims the domain of others’ links does not push those out that stood there before', () => {
  const root = rootWith(lender('old', { email: 'help@mail.example' }));
  const file = join(root, 'lenders.json');
  const first = loadContent(root);
  lendersBefore(file).keep(first.tree, Object.values(first.content.orgs));
  for (const [path, json] of Object.entries(lender('thief', { baseUrl: 'https://mail.example' })))
    write(root, path, json);

  expect(readContent(root).outOfService).toHaveProperty('old');
  expect(readContent(root, { before: lendersBefore(file) }).orgs).toHaveProperty('old');
});

test('a lender that comes back cannot take the host of one that serves', () => {
  const root = rootWith({ ...victim, 'orgs/acme/org.json': '{' });
  const loaded = loadContent(root);
  write(root, 'orgs/acme/org.json', lenderOrg('acme', { baseUrl, hosts: [host] }));

  reloadLender(root, loaded, 'acme');

  expect(loaded.content.outOfService.acme?.issues.map(({ code }) => code)).toContain('HOST_TAKEN');
  expect(loaded.content.orgs).toHaveProperty('sunhatch');
});

test('the hosts of a lender that cannot be read are remembered', () => {
  const root = rootWith(victim);
  const file = join(root, 'lenders.json');
  const first = loadContent(root);
  lendersBefore(file).keep(first.tree, Object.values(first.content.orgs));
  write(root, 'orgs/sunhatch/org.json', '{');

  expect(readContent(root, { before: lendersBefore(file) }).outOfService.sunhatch?.hosts).toEqual([host]);
});
