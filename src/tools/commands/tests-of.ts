/** `flow tests-of FILE`: prints the tests that cover a file of src/. */
import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findTests } from '../tests-of/find-tests.ts';
import { testsOf } from '../tests-of/read-covers.ts';

export const summary = 'Prints the tests that cover a file or folder of src/, those that name it first.';
export const usage = 'FILE';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 with the tests, one a line; 1 where no test covers the file; 2 where there is no such file. */
export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const file = inProduct(positionals[0] ?? '');
  if (!file || !existsSync(join(root, file))) {
    process.stderr.write(
      `There is no file "${positionals[0] ?? ''}". Give a path, e.g. src/engine/journey/decide.ts.\n`,
    );
    return 2;
  }
  const tests = testsOf(file, findTests(root));
  process.stdout.write(tests.length > 0 ? `${tests.join('\n')}\n` : `No test covers ${file}.\n`);
  return tests.length > 0 ? 0 : 1;
}

/** The path from the product's folder, whether it was given from there or from where the command runs. */
function inProduct(path: string): string {
  const given = existsSync(join(root, path)) ? join(root, path) : resolve(path);
  return relative(root, given).split(sep).join('/');
}
