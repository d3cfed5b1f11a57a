/** The table of all pages and habits, in Markdown, and below it what was found. */
import { habits } from './habits.ts';
import type { Practised } from './practise.ts';

export function habitTable(all: readonly Practised[]): string[] {
  const names = habits.map(({ name }) => name);
  const row = ({ place, findings }: Practised) => {
    const cells = names.map((name) => (findings.has(name) ? findings.get(name)?.length || 'ok' : '–'));
    return `| ${[`${place.flow}/${place.page}`, ...cells].join(' | ')} |`;
  };
  const details = all.flatMap(({ place, findings }) =>
    [...findings].flatMap(([name, found]) =>
      found.map((one) => `- ${place.flow}/${place.page}, ${name}: ${one}`),
    ),
  );
  const head = [`| page | ${names.join(' | ')} |`, `|${'---|'.repeat(names.length + 1)}`];
  return [...head, ...all.map(row), '', `${all.length} pages, ${details.length} findings`, ...details];
}
