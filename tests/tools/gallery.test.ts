/** Covers src/tools/gallery.ts, src/tools/gallery. */
/** The gallery answers what names nothing with a sentence, before it starts anything. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

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
