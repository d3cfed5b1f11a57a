/** A text that is filled in from a lender: every gap has a value, in a format that there is, and nothing in it is unsafe. */
import { readPath } from '../facts/read-path.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { didYouMean } from '../issues/nearest.ts';
import { slotsOf } from '../text/interpolate.ts';
import { numberSlots } from '../text/number-slots.ts';
import { textFormats } from '../text/text-formats.ts';
import type { Reporter } from './place-issue.ts';
import { unsafeText } from './unsafe-text.ts';

/** @param at where the text is in its file @param facts everything that it may fill in */
export function filledText(issue: Reporter, at: string, text: string, facts: object): ContentIssue[] {
  // The numbers of the content are filled in by now, or judged where they are named.
  const numbers = new Set(numberSlots(text).map(({ source }) => source));
  const slots = slotsOf(text).filter(({ source }) => !numbers.has(source));
  const unknown = slots.filter(({ path }) => readPath(facts, path) === undefined);
  const strange = slots.flatMap(({ format }) =>
    format === undefined || Object.hasOwn(textFormats, format) ? [] : [format],
  );
  return [
    ...unsafeText(text).map(({ code, message, remedy }) => issue(code, at, message, remedy)),
    ...unknown.map(({ path }) =>
      issue('TEXT_PATH_UNKNOWN', at, `nothing of the lender is called "${path}".`, meant(path, facts)),
    ),
    ...strange.map((format) =>
      issue(
        'TEXT_FORMAT_UNKNOWN',
        at,
        `there is no text format "${format}".`,
        didYouMean(format, Object.keys(textFormats)),
      ),
    ),
  ];
}

function meant(path: string, facts: object): string {
  const [root = ''] = path.split('.');
  const known = readPath(facts, root);
  const names =
    typeof known === 'object' && known !== null
      ? Object.keys(known).map((key) => `${root}.${key}`)
      : Object.keys(facts);
  return didYouMean(path, names);
}
