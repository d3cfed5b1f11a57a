/** The gallery answers what names nothing with a sentence, before it starts anything. */
/** Covers src/tools/gallery.ts, src/tools/gallery, src/engine/walk/known-paths.ts. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { knownPaths, pathTo } from '../../src/engine/walk/known-paths.ts';
import { loadBundle } from '../../src/tools/decide/load-flow.ts';
import { productContent } from '../product.ts';

const gallery = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/gallery.ts', ...args], { encoding: 'utf8' });

test.each([
  [['--org', 'sunhtach'], 1, 'There is no lender "sunhtach". Did you mean "sunhatch"?'],
  [['--flow', 'helok'], 1, 'There is no flow "helok". Did you mean "heloc"?'],
  [['--flwo', 'heloc'], 2, 'There is no option --flwo. Did you mean "--flow"?'],
])('%j is answered in a sentence', (args, status, says) => {
  const run = gallery(...args);

  expect([run.status, run.stderr]).toEqual([status, expect.stringContaining(says)]);
  expect(run.stderr).not.toMatch(/\n\s+at /);
});

test('--help says what it takes', () => {
  expect(gallery('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('gallery -- [--flow heloc]'),
  });
});

test('every page of the journey has an address, those with words of their own by what leads to them', () => {
  const flow = productContent().orgs.default?.flows.heloc;
  if (!flow) throw new Error('There is no flow "heloc".');
  const known = knownPaths(loadBundle({ flow: 'heloc', org: 'default', out: '.' }), flow);
  const paths = new Map(Object.keys(flow.pages).map((page) => [page, pathTo(flow, known, page)]));

  expect([...paths].filter(([, path]) => path === undefined)).toEqual([]);
  expect([paths.get('income/tax'), paths.get('liens')]).toEqual(['income/tax/POINTSERV_TAX', 'liens']);
});
