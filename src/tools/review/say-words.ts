/** A lender's words and prices as lines for a terminal, and what to type to approve them. */
import type { Saying } from '../../content/approval/own-words.ts';

const indent = '    ';

/** @param files all that are read, also those in which the lender says nothing. @param sayings in the order in which they are read */
export function sayWords(code: string, files: readonly string[], sayings: readonly Saying[]): string[] {
  return files.flatMap((file) => {
    const said = sayings.filter((one) => one.file === file).flatMap(linesOf);
    return ['', `orgs/${code}/${file}`, ...(said.length > 0 ? said : [`${indent}(nothing that is read)`])];
  });
}

function linesOf({ pointer, ours, theirs, english }: Saying): string[] {
  const rows = [
    ...(ours === theirs
      ? [['as ours', ours]]
      : [
          ['ours', ours],
          ['theirs', theirs],
        ]),
    ['in English', english],
  ].flatMap(([name = '', text]) => (text === undefined ? [] : `${indent}${name.padEnd(12)}${oneLine(text)}`));
  return pointer === '' ? rows : [`  ${pointer}`, ...rows];
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' / ');
}

/** The last lines: how to approve what was just shown. @param digest of all files of the lender */
export function howToApprove(code: string, digest: string): string[] {
  return [
    '',
    'Does all of it say what it may? Approve it as it is now:',
    `  npm run flow -- review --org ${code} --approve ${digest} --by "YOUR NAME" --key FILE`,
  ];
}
