/** The tables as Markdown: steps, then pages, of the borrower's flow and of a co-owner's part in it. */
import type { Table } from './make-table.ts';
import type { PageRow } from './page-rows.ts';
import type { StepRow } from './step-rows.ts';

export function writeTable({ steps, pages }: Table, part: Table): string {
  return `# Steps and pages

\`npm run flow -- table\` writes this page again from \`flows/heloc\` and \`flows/signer\`; a test compares it, and fails when a step has no way out or a page
has no button but home (\`tests/cases/heloc/no-way-onward.json\` names the exceptions, each with its reason).

## Steps

How a step is reached is the sentence of the row that derives it (the first that holds counts). A name that ends in \`*\`, or that no row
derives, is one that another server may send. How it is left: what the borrower may send there in quotation marks (by the rules that can hold there,
and by what \`tests/cases/heloc/may-submit.md\` saw accepted), pages that lead on,
a review that is open whenever the step is reached, and who works meanwhile with the time that the borrower is told. The sample
borrowers are those whose applications stood there, however short, when \`tests/server/effects/reaches.test.ts\` walked them
(\`tests/cases/passed-steps.json\` names all): first those who promise it (\`src/server/platform/parties/sandbox/personas.json\`). A test fails when nobody passes a step.

| step | reached when | leads to | left by | sample borrowers |
|---|---|---|---|---|
${steps.map(stepLine).join('\n')}

## Pages

| page | kind | what may be sent | leads on to | reached from |
|---|---|---|---|---|
${pages.map(pageLine).join('\n')}

## Steps of a co-owner's part

The sample borrowers are those whose home has an owner who stood there.

| step | reached when | leads to | left by | sample borrowers |
|---|---|---|---|---|
${part.steps.map(stepLine).join('\n')}

## Pages of a co-owner's part

Those of the login stand before the part, and no step leads to them.

| page | kind | what may be sent | leads on to | reached from |
|---|---|---|---|---|
${part.pages.map(pageLine).join('\n')}
`;
}

/** More names than these say no more. */
const mostNames = 8;

function stepLine({ step, kind, reached, leads, left, borrowers }: StepRow): string {
  return row([
    kind === 'ordinary' ? step : `${step} (${kind})`,
    reached.join(' Or: ') || 'sent by another server',
    leads.map((to) => `\`${to}\``).join(', ') ||
      (kind === 'waiting' ? 'the waiting page' : 'where the machine stands'),
    left.join('; ') || (kind === 'terminal' ? 'final' : 'nothing'),
    named(borrowers),
  ]);
}

function named(borrowers: readonly string[]): string {
  const others = borrowers.length - mostNames;
  if (others <= 1) return borrowers.join(', ');
  return `${borrowers.slice(0, mostNames).join(', ')} and ${others} others`;
}

function pageLine({ page, kind, sends, leads, from }: PageRow): string {
  return row([
    `\`${page}\``,
    kind,
    sends.map((label) => `“${label}”`).join(', '),
    leads.map((to) => `\`${to}\``).join(', '),
    from.join(', '),
  ]);
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
