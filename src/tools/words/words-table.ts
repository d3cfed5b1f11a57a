/** docs/words.md: the list of schemas/words.json as a table that writers read. */
import type { Words } from '../../types/words.ts';

const head = `# Words for borrowers

Generated from \`schemas/words.json\` by \`npm run flow -- words\`. \`npm run flow -- check\` refuses these words in every text
of \`flows/\` and \`orgs/\`; a test does in the sentences of the code.

Write as US lenders do: contractions ("we'll", "don't"), plain verbs, sentence case, eighth grade, "you" and "we", dates as
"December 4, 2026" and "the 5th of each month", amounts with a unit. An error says what to do: "Enter your street address",
not "Required". Consents, disclosures and agreements keep the wording of counsel.

| don't write | write | why |
|---|---|---|
`;

/** The whole file. */
export function wordsTable({ avoid }: Words): string {
  const rows = avoid.map(({ words, use, why, except }) => {
    const right = except ? ` Right in: ${quoted(except)}.` : '';
    return `| ${quoted(words)} | ${cell(use)} | ${cell(why + right)} |`;
  });
  return `${head}${rows.join('\n')}\n`;
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${cell(word)}”`).join(', ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
