/** The engine's explanation as lines of a terminal: the verdict, the sentence, and below it what was read. */
import type { Line } from '../../engine/journey/line.ts';
import { sayFindings } from '../../engine/rules/say-findings.ts';

const verdicts = { fired: 'fired', refused: 'refused', idle: 'no', held: 'yes', failed: 'no', chosen: '' };
const judged: readonly Line['kind'][] = ['transition', 'row'];

/** Indented by two; what a rule read, by ten. */
export function sayLines(lines: readonly Line[]): string[] {
  return lines.flatMap(({ kind, outcome, text, findings }) => [
    `  ${(judged.includes(kind) ? verdicts[outcome] : '').padEnd(8)}${text}`,
    ...sayFindings(findings).map(
      ({ text: rule, values }) => `            ${[rule, values.join(', ')].filter(Boolean).join(' — ')}`,
    ),
  ]);
}
