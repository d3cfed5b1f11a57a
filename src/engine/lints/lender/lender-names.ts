/**
 * A lender's names: letters that are what they look like, and no characters that a text would read as a link or as
 * bold.
 */
import type { Org } from '../../../types/org.ts';
import { isRecord } from '../../facts/facts.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';

const names = [
  'companyName',
  'companyNameShort',
  'companyProduct',
  'logoAlt',
  'brand',
  'supportHoursText',
  'phoneFormatted',
];
const allowed = /^[\p{Script=Latin}\p{M}\p{N} &.,:;'’"“”\-–/()+!#]*$/u;
const longest = 120;

/** Every invalid name of the lender, and a phone number that displays differently from the number it calls. */
export function lintLenderNames(file: string, lender: Org): ContentIssue[] {
  const issue = placeIssue(file);
  const wrong = namesOf(lender).flatMap(([pointer, text]) => {
    const message = text.length > longest ? 'it is too long for a name.' : 'a name has no such signs.';
    return allowed.test(text) && text.length <= longest
      ? []
      : [issue('LENDER_NAME', pointer, message, "Write Latin letters, digits and & . , ' - ( ) only.")];
  });
  return [...wrong, ...phoneIssues(file, lender)];
}

function namesOf(lender: Org): Array<[string, string]> {
  const own = Object.entries(lender).flatMap(
    ([key, value]): Array<[string, string]> =>
      names.includes(key) && typeof value === 'string' ? [[`/${key}`, value]] : [],
  );
  const address: unknown = lender.companyAddress;
  const lines = Object.entries(isRecord(address) ? address : {}).flatMap(
    ([key, value]): Array<[string, string]> =>
      typeof value === 'string' ? [[`/companyAddress/${key}`, value]] : [],
  );
  const links = (lender.additionalLinks ?? []).map(({ name }, index): [string, string] => [
    `/additionalLinks/${index}/name`,
    name,
  ]);
  return [...own, ...lines, ...links];
}

// An extension, and the relay service for people who cannot hear (47 CFR 64.603).
const besideNumber = /(,? (ext\.?|extension) ?\d{1,6})?(,? TTY:? ?711)?$/i;

function phoneIssues(file: string, { phoneFormatted, supportPhoneNumber }: Org): ContentIssue[] {
  const digits = (text: string) => text.replaceAll(/\D/g, '').slice(-10);
  const number = phoneFormatted.replace(besideNumber, '');
  if (digits(number) === digits(supportPhoneNumber.number) && /^[\d\s().+-]+$/.test(number)) return [];
  const message = `"${phoneFormatted}" is not the number ${supportPhoneNumber.number}.`;
  const remedy = 'Write supportPhoneNumber.number as people read it: (202) 555-0100.';
  return [placeIssue(file)('LENDER_PHONE', '/phoneFormatted', message, remedy)];
}
