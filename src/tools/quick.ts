/**
 * `npm run quick`: within a minute, whether what was changed and not yet committed is right. Types, lint, the budget of the
 * first page, the content for every lender, and the tests that cover the change. `npm test` remains the proof.
 */
import { fileURLToPath } from 'node:url';
import { changedFiles } from './quick/changed-files.ts';
import { pickTests } from './quick/pick-tests.ts';
import { runBeside } from './run-beside.mjs';
import { findTests } from './tests-of/find-tests.ts';

type Program = [title: string, program: string, args: string[]];

const root = fileURLToPath(new URL('../../', import.meta.url));
const started = Date.now();
const changed = changedFiles(root);
const { tests, left } = pickTests(changed, findTests(root));

await runBeside(
  [
    ...when(/\.tsx?$|^(?:package-lock|tsconfig)\.json$/, [
      'Types',
      'npx',
      ['--no-install', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'dist/types.json'],
    ]),
    ...when(/^(?:src\/(?:web|engine|types)\/|package-lock\.json$|vite\.config\.ts$)/, [
      'Budget of the first page',
      'npx',
      [
        '--no-install',
        'vite',
        'build',
        '--logLevel',
        'warn',
        '--outDir',
        '../../dist/quick',
        '--emptyOutDir',
      ],
    ]),
  ],
  [
    [
      'Lint',
      'npx',
      ['--no-install', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed],
    ],
    ...when(/^(?:flows|orgs|schemas|src\/(?:content|engine))\//, [
      'Flow check',
      process.execPath,
      ['src/tools/run.mjs', 'flow', 'check'],
    ]),
    ['Tests', 'npx', ['--no-install', 'vitest', 'run', '--reporter=dot', ...tests]],
  ],
);
const seconds = Math.round((Date.now() - started) / 1000);
const more = left > 0 ? ` ${left} more tests say that they cover it: npm test runs them.` : '';
process.stdout.write(`\nRight, as far as ${seconds} s can tell (${changed.length} files changed).${more}\n`);

function when(place: RegExp, program: Program): Program[] {
  return changed.some((path) => place.test(path)) ? [program] : [];
}
