/** What `flow words --language` prints: a line per file, a line per text when all are wanted, and the sum. */
import type { Survey, TextAt } from '../../content/languages/survey-language.ts';

export function surveyReport(surveys: readonly Survey[], all: boolean): string {
  const lines = surveys.flatMap((survey) => fileLines(survey, all));
  const sum = (count: (survey: Survey) => number) => surveys.reduce((total, one) => total + count(one), 0);
  const end = [
    `${sum(({ translations }) => translations.length)} texts are translated`,
    `${sum(({ missing }) => missing.length)} are not`,
    `${sum(({ stale }) => stale.length)} were translated from an English that has changed.`,
  ].join(', ');
  return `${[...lines, end].join('\n')}\n`;
}

function fileLines({ file, overlay, missing, stale }: Survey, all: boolean): string[] {
  if (missing.length === 0 && stale.length === 0) return [];
  const counts = [
    missing.length > 0 && `${missing.length} not translated${overlay ? '' : ' (the whole file)'}`,
    stale.length > 0 && `${stale.length} to look at again`,
  ];
  const texts = (kind: string, list: readonly TextAt[]) =>
    all ? list.map(({ pointer, english }) => `  ${kind} ${pointer}: ${JSON.stringify(english)}`) : [];
  return [
    `${overlay?.path ?? file}: ${counts.filter(Boolean).join(', ')}`,
    ...texts('missing', missing),
    ...texts('stale', stale),
  ];
}
