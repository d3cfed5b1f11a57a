/** `flow check [--json] [--root DIR] [--file PATH]`: compiles every flow for every lender and says in sentences what is wrong. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withUsers } from '../../content/files/origins.ts';
import { readFiles, readTree } from '../../content/files/read-files.ts';
import { lintChange } from '../../content/lints/lint-change.ts';
import { type Linted, lintTree } from '../../content/lints/lint-tree.ts';
import { ContentError } from '../../engine/issues/content-error.ts';
import { type ContentIssue, issueLine } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { runCases } from '../cases/run-cases.ts';
import { filesToLayOut } from '../format/content-layout.ts';

export const summary =
  'Checks every flow for every lender: references, ways in and out, rules, words, overrides.';
export const usage = '[--json] [--root DIR] [--file PATH ...]';
export const options = {
  '--file PATH':
    'Only what this file concerns, in a moment: the product as it is, or the lender whose file it is.',
  '--json': 'The mistakes as JSON, for an editor or a machine.',
  '--root DIR': 'A copy of the product elsewhere: a folder with flows/, orgs/ and schemas/.',
};

/** 0 when nothing is wrong, 1 when there is an error. Warnings are shown and pass. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean' },
      root: { type: 'string' },
      file: { type: 'string', multiple: true },
    },
  });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  const started = performance.now();
  const files = values.file?.map((file) => relative(root, resolve(file)));
  const checked = checkedOrBroken(root, files);
  const milliseconds = Math.round(performance.now() - started);
  process.stdout.write(
    values.json
      ? json(checked, milliseconds)
      : (files ? '' : layoutHint(root)) + report(checked, files, milliseconds),
  );
  if (!values.json && !files && !isRefused(checked)) process.stdout.write(casesLine(root));
  return isRefused(checked) ? 1 : 0;
}

const isRefused = ({ issues }: Pick<Linted, 'issues'>) => issues.some(({ severity }) => severity === 'error');

/** Content without cases says nothing of them. */
function casesLine(root: string): string {
  const { misses, held, unmet, rows } = runCases(readTree(root));
  if (misses.length + held === 0) return '';
  const otherwise = misses.length > 0 ? `${misses.length} are otherwise (npm run flow -- test). ` : '';
  return `Cases: ${otherwise}${unmet.length} of ${rows} rows are met by no case (npm run flow -- test --rows).\n`;
}

function checkedOrBroken(
  root: string,
  files: readonly string[] | undefined,
): Pick<Linted, 'issues' | 'orgs'> {
  try {
    const { tree, faults } = readFiles(root);
    const isKnown = (file: string) =>
      tree.has(file) || withUsers(tree, [file]).length > 1 || faults.some(({ place }) => place === file);
    const lost = (files ?? []).filter((file) => !isKnown(file));
    if (lost.length > 0) return { issues: lost.map(notContent), orgs: [] };
    return files ? lintChange(tree, files, faults) : lintTree(tree, { faults });
  } catch (error) {
    if (error instanceof ContentError) return { issues: [...error.issues], orgs: [] };
    throw error;
  }
}

function notContent(file: string): ContentIssue {
  return issueAt(
    'FILE_MISSING',
    file,
    'is no file of flows/, orgs/ or schemas/.',
    'Give its path, such as flows/heloc/pages/product/select.json.',
  );
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
  files: readonly string[] | undefined,
  milliseconds: number,
): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const lines = [...errors.map(issueLine), ...warnings.map((issue) => `warning ${issueLine(issue)}`)];
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  const noted = warnings.length > 0 ? `, ${counted(warnings.length, 'warning')}` : '';
  const end =
    errors.length > 0
      ? `${counted(errors.length, 'error')}${noted} (${time}).`
      : `OK: ${files ? looked(files, orgs) : counts(orgs)}${noted} (${time}).`;
  return `${[...lines, end].join('\n')}\n`;
}

// The product's own lender stands for all that change nothing.
function looked(files: readonly string[], orgs: Linted['orgs']): string {
  return `${files.join(', ')}, for ${orgs.map(({ code }) => code).join(' and ')}; the whole check judges all lenders`;
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
