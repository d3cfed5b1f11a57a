/** The acceptance list as a table: each id, its rule, and the tests that show it. */
import type { Shown } from './shown-ids.ts';

export type Rules = Readonly<Record<string, string>>;

/** Markdown; an id without a test has an empty last column. */
export function acceptanceTable(rules: Rules, shown: readonly Shown[]): string {
  const rows = Object.entries(rules).map(([id, rule]) => row(id, rule, shown));
  return [
    '# Acceptance',
    '',
    'Written by `npm run flow -- acceptance` from `acceptance.json` and the titles of the tests. Do not edit.',
    '',
    '| id | rule | shown by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Ids that a test names and the list does not have, as `file: [id] title`. */
export function unknownIds(rules: Rules, shown: readonly Shown[]): string[] {
  return shown.filter(({ id }) => !(id in rules)).map(({ id, file, title }) => `${file}: [${id}] ${title}`);
}

/** Ids of the list that no test names. */
export function idsWithoutTest(rules: Rules, shown: readonly Shown[]): string[] {
  const named = new Set(shown.map(({ id }) => id));
  return Object.keys(rules).filter((id) => !named.has(id));
}

function row(id: string, rule: string, shown: readonly Shown[]): string {
  const own = shown.filter((one) => one.id === id);
  const files = [...new Set(own.map(({ file }) => file))].map((file) => titlesIn(file, own));
  return `| ${id} | ${cell(rule)} | ${files.join('<br>')} |`;
}

function titlesIn(file: string, own: readonly Shown[]): string {
  const titles = own.filter((one) => one.file === file).map(({ title }) => title);
  return `\`${file}\`: ${cell([...new Set(titles)].filter(Boolean).join('; '))}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ');
