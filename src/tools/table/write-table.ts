/** The two tables as Markdown: steps, then pages. */
import type { PageRow } from './page-rows.ts';
import type { StepRow } from './step-rows.ts';

export function writeTable(steps: readonly StepRow[], pages: readonly PageRow[]): string {
  return `# Steps and pages

\`npm run flow -- table\` writes this page anew from \`flows/heloc\`; a test compares it, and fails when a step has no way out or a page
has no button but home (\`tests/cases/heloc/no-way-onward.json\` names the exceptions, each with its reason).

## Steps

How a step is reached is the sentence of the row that derives it (the first that holds counts). A name that ends in \`*\`, or that no row
derives, is one that another server may send. How it is left: what the borrower may send there in quotation marks, pages that lead on,
a review that is open whenever the step is reached, and who works meanwhile with the time that the borrower is told. The sample
borrowers are those whose \`reaches\` names the step (\`src/server/vendors/sandbox/personas.json\`); \`tests/server/effects/reaches.test.ts\` walks them.

| step | reached when | leads to | left by | sample borrowers |
|---|---|---|---|---|
${steps.map(stepLine).join('\n')}

## Pages

| page | kind | what may be sent | leads on to | reached from |
|---|---|---|---|---|
${pages.map(pageLine).join('\n')}
`;
}

function stepLine({ step, kind, reached, leads, left, borrowers }: StepRow): string {
  const cells = [
    kind === 'ordinary' ? step : `${step} (${kind})`,
    reached.join(' Or: ') || 'sent by another server',
    leads.map((to) => `\`${to}\``).join(', ') ||
      (kind === 'waiting' ? 'the waiting page' : 'where the machine stands'),
    left.join('; ') || (kind === 'terminal' ? 'final' : 'nothing'),
    borrowers.join(', '),
  ];
  return row(cells);
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
