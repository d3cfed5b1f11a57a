/**
 * `flow new-org CODE`: asks for a lender's name, colors and contacts and writes a folder that passes the check. With
 * `--yes` it asks nothing: --name --short --primary --secondary --nmls --phone --email. It never touches an existing
 * lender.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readTree } from '../../content/files/read-files.ts';
import { lintTree } from '../../content/lints/lint-tree.ts';
import { issueLine } from '../../engine/issues/issue.ts';
import { ask, fromFlags } from '../new-org/ask.ts';
import { lenderFiles } from '../new-org/lender-files.ts';
import { questions } from '../new-org/questions.ts';

export const summary = 'Makes the folder of a new lender by asking.';
export const usage = 'CODE [--yes] [--name …] [--short …] …';
export const options = {
  CODE: 'The folder below orgs/: small letters, digits and dashes.',
  '--yes': 'Asks nothing; what is missing is an error.',
  ...Object.fromEntries(questions.map(({ key, asks }) => [`--${key} …`, asks])),
  '--root DIR': 'A copy of the product elsewhere.',
};

export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const flags = Object.fromEntries(questions.map(({ key }) => [key, text]));
  const options = { ...flags, root: text, yes: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  const [code = ''] = positionals;
  const refused = refusal(root, code);
  if (refused) return failed([refused]);
  const asked = values.yes ? fromFlags(values) : await ask(values, process.stdin, process.stdout);
  if (!asked.ok) return failed(asked.problems);
  return write(root, code, lenderFiles(code, asked.answers));
}

function refusal(root: string, code: string): string | undefined {
  if (code === '')
    return 'Which code? npm run flow -- new-org CODE, for example npm run flow -- new-org willowgate';
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(code))
    return `"${code}" is no code. Use small letters, digits and dashes, beginning with a letter.`;
  return existsSync(join(root, 'orgs', code))
    ? `There is a lender "${code}" already: orgs/${code}.`
    : undefined;
}

// Linted before writing, so that a refused lender leaves no folder behind.
function write(root: string, code: string, files: Record<string, string>): number {
  const folder = `orgs/${code}`;
  const added = Object.entries(files).map(([name, text]): [string, unknown] => [
    `${folder}/${name}`,
    name.endsWith('.json') ? JSON.parse(text) : text,
  ]);
  const { issues } = lintTree(new Map([...readTree(root), ...added]));
  const own = issues.filter(({ place, severity }) => severity === 'error' && place.startsWith(`${folder}/`));
  if (own.length > 0) return failed(own.map(issueLine));
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
  const next = `Look at it: npm start, then /account/heloc?org=${code}. Replace logo.svg when the lender sends its own.`;
  process.stdout.write(
    `${Object.keys(files)
      .map((name) => `wrote ${folder}/${name}`)
      .join('\n')}\n${next}\n`,
  );
  return 0;
}

function failed(problems: readonly string[]): number {
  process.stderr.write(`${problems.join('\n')}\n`);
  return 1;
}
