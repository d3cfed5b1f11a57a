/** The table of what may be submitted, as a person reads it and as the test reads it back. */

/** `first` is the sample borrower who stands there first; `others` stand there too. `accepted` lists page:action. */
export type Row = { step: string; accepted: string[]; first: string; others: string[] };

const everywhere = 'Accepted at every stop, and so not repeated in the rows: ';
const nothing = 'nothing more';

export function writeTable(rows: readonly Row[], tries: readonly unknown[]): string {
  const always = rows
    .map(({ accepted }) => accepted)
    .reduce((one, other) => one.filter((name) => other.includes(name)));
  return `# What may be submitted where

\`npm run may-submit\` writes this table again: it walks the sample borrowers through the real server and tries all
${tries.length} submissions (page:action) at every stop. What is not listed is refused with 409. A step stands more than once where
sample borrowers differ, or where its own pages open one after the other; who is not named was not walked.

${everywhere}${listed(always)}

| step | sample borrowers | accepted |
|---|---|---|
${rows.map((row) => line(row, always)).join('\n')}
`;
}

function line({ step, accepted, first, others }: Row, always: readonly string[]): string {
  const open = accepted.filter((name) => !always.includes(name));
  return `| ${step} | ${[first, ...others].join(', ')} | ${listed(open)} |`;
}

const listed = (names: readonly string[]) =>
  names.length === 0 ? nothing : names.map((name) => `\`${name}\``).join(' ');

export function readTable(text: string): Row[] {
  const lines = text.split('\n');
  const always = names(lines.find((one) => one.startsWith(everywhere))?.slice(everywhere.length));
  return lines
    .filter((one) => /^\| (?!step )/.test(one))
    .map((one) => {
      const [, step = '', borrowers = '', open] = one.split('|').map((cell) => cell.trim());
      const [first = '', ...others] = borrowers.split(', ');
      return { step, accepted: [...always, ...names(open)].toSorted(), first, others };
    });
}

const names = (cell = nothing) => (cell === nothing ? [] : cell.replaceAll('`', '').split(' '));
