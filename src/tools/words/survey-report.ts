/** What `flow words --language` prints: a line per file, a line per text when all are wanted, and the sum. */
import type { Survey } from '../../content/languages/survey-language.ts';

export function surveyReport(surveys: readonly Survey[], all: boolean): string {
  const lines = surveys.flatMap((survey) => fileLines(survey, all));
  const sum = (count: (survey: Survey) => number) => surveys.reduce((total, one) => total + count(one), 0);
  const end = [
    `${sum(({ translations }) => translations.length)} texts are translated`,
    `${sum(({ missing }) => missing.length)} are not`,
    `${sum(({ isStale }) => Number(isStale))} files were translated from an English that has changed.`,
  ].join(', ');
  return `${[...lines, end].join('\n')}\n`;
}

function fileLines({ file, overlay, missing, isStale }: Survey, all: boolean): string[] {
  if (missing.length === 0 && !isStale) return [];
  const counts = [
    missing.length > 0 && `${missing.length} not translated${overlay ? '' : ' (the whole file)'}`,
    isStale && 'to look at again: its English has changed',
  ];
  const texts = missing.map(({ pointer, english }) => `  ${pointer}: ${JSON.stringify(english)}`);
  return [`${overlay?.path ?? file}: ${counts.filter(Boolean).join(', ')}`, ...(all ? texts : [])];
}
