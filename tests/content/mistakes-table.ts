/** docs/mistakes.md: what `flow check` finds, as the cases of mistakes/ have it, and what it lets pass with the reason. */
import type { Mistake } from './mistakes-tree.ts';

export type NotMistake = { edit: string; why: string };
export type Topic = { topic: string; cases: readonly Mistake[] };

/** The whole file. */
export function mistakesTable(topics: readonly Topic[], passing: readonly NotMistake[]): string {
  const count = topics.reduce((sum, { cases }) => sum + cases.length, 0);
  return [
    '# Mistakes that flow check finds',
    '',
    `Made of the ${count} cases in tests/content/mistakes/ by \`npm run mistakes\`; each is one mistake in the real content.`,
    ...topics.flatMap(tableOf),
    '',
    '## What passes, and why',
    '',
    '| edit | why it is no error |',
    '|---|---|',
    ...passing.map(({ edit, why }) => row([edit, why])),
    '',
  ].join('\n');
}

function tableOf({ topic, cases }: Topic): string[] {
  const heading = ['', `## ${topic}`, '', '| mistake | code | it says |', '|---|---|---|'];
  return [...heading, ...cases.map(({ name, code, says }) => row([name, code, says]))];
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
