/** `flow check [--json] [--root DIR]`: compiles every flow for every lender and says in sentences what is wrong. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readFiles } from '../../content/files/file-tree.ts';
import { type Linted, lintTree } from '../../content/lints/lint-tree.ts';
import { ContentError } from '../../engine/issues/content-error.ts';
import { type ContentIssue, issueLine } from '../../engine/issues/issue.ts';
import { filesToLayOut } from '../format/content-layout.ts';

export const summary =
  'Checks every flow for every lender: references, ways in and out, rules, words, overrides.';
export const usage = '[--json] [--root DIR]';
export const options = {
  '--json': 'The mistakes as JSON, for an editor or a machine.',
  '--root DIR': 'A copy of the product elsewhere: a folder with flows/, orgs/ and schemas/.',
};

/** 0 when nothing is wrong, 1 when there is an error. Warnings are shown and pass. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, root: { type: 'string' } } });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  const started = performance.now();
  const checked = checkedOrBroken(root);
  const milliseconds = Math.round(performance.now() - started);
  const errors = checked.issues.filter(({ severity }) => severity === 'error');
  process.stdout.write(
    values.json ? json(checked, milliseconds) : layoutHint(root) + report(checked, errors, milliseconds),
  );
  return errors.length > 0 ? 1 : 0;
}

function checkedOrBroken(root: string): Pick<Linted, 'issues' | 'orgs'> {
  try {
    const { tree, faults } = readFiles(root);
    return lintTree(tree, { faults });
  } catch (error) {
    if (error instanceof ContentError) return { issues: [...error.issues], orgs: [] };
    throw error;
  }
}

// No mistake: what is laid out otherwise says the same, and is harder to compare.
function layoutHint(root: string): string {
  const files = existsSync(join(root, 'schemas/meta/page.schema.json'))
    ? Object.keys(filesToLayOut(root))
    : [];
  const [first] = files;
  if (first === undefined) return '';
  const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
  return `warning LAYOUT ${first}${more}: laid out otherwise than other content. Run npm run flow -- format.\n`;
}

function report(
  { issues, orgs }: Pick<Linted, 'issues' | 'orgs'>,
  errors: readonly ContentIssue[],
  milliseconds: number,
): string {
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const lines = [...errors.map(issueLine), ...warnings.map((issue) => `warning ${issueLine(issue)}`)];
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  const noted = warnings.length > 0 ? `, ${counted(warnings.length, 'warning')}` : '';
  const end =
    errors.length > 0
      ? `${counted(errors.length, 'error')}${noted} (${time}).`
      : `OK: ${counts(orgs)}${noted} (${time}).`;
  return `${[...lines, end].join('\n')}\n`;
}

function counts(orgs: Linted['orgs']): string {
  const flows = orgs[0]?.bundles ?? [];
  const pages = flows.reduce((sum, { pages }) => sum + Object.keys(pages).length, 0);
  const rules = flows.reduce((sum, { rules }) => sum + Object.keys(rules).length, 0);
  return [
    counted(flows.length, 'flow'),
    counted(pages, 'page'),
    counted(rules, 'rule'),
    counted(orgs.length, 'lender'),
  ].join(', ');
}

function json({ issues, orgs }: Pick<Linted, 'issues' | 'orgs'>, milliseconds: number): string {
  const lenders = orgs.map(({ code, bundles }) => ({ code, flows: bundles.map(({ flow }) => flow.id) }));
  return `${JSON.stringify({ issues, lenders, milliseconds }, null, 2)}\n`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
