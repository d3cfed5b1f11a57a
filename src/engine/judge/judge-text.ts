/**
 * Judges one text that a lender wrote in place of the product's: it may say the same in other words, and nothing else.
 */
import type { Org } from '../../types/org.ts';
import type { Vocabulary } from '../content/bundle.ts';
import type { Code } from '../issues/codes.ts';
import { mayFillIn } from '../lints/fills-in.ts';
import { strangeAddresses } from '../lints/own-address.ts';
import type { TextFault } from '../lints/text-fault.ts';
import { unsafeText } from '../lints/unsafe-text.ts';
import type { AvoidedUse } from '../lints/word-reader.ts';
import { slotsOf } from '../text/interpolate.ts';

/** What a text is judged against. `before` is what the product says there; for a text of a block, the whole block. */
export type TextRules = {
  before: readonly string[];
  org: Org;
  vocabulary: Vocabulary;
  readWords: ReadWords;
  /** The text is a translation of what `before` says in English. */
  isTranslated?: boolean;
};

/** Finds what no lender's words may ask or promise. */
export type ReadWords = (text: string) => AvoidedUse[];

/** The longest text that is not a title: a lender may not bury what the law wants people to read. */
const longest = 1500;

/** The longest text that is read for what it claims, in characters. */
const longestRead = 5000;

/** Everything that a lender's text does beyond rewording. */
export function judgeText(text: string, rules: TextRules): TextFault[] {
  return [
    ...unsafeText(text),
    ...blankness(text, rules),
    ...fillings(text, rules),
    ...judgeClaims(text, rules),
  ];
}

/** What a text asks, promises and leads to that the product's does not. */
export function judgeClaims(text: string, rules: Omit<TextRules, 'vocabulary'>): TextFault[] {
  const limit = Math.max(longestRead, 2 * rules.before.join('').length);
  // Reading takes longer than the text does: a stranger's may be as long as a file may be.
  if (text.length > limit)
    return [fault('OVERRIDE_ASKS', `it is longer than ${limit} characters.`, 'Say it in fewer words.')];
  return [...addresses(text, rules), ...claims(text, rules)];
}

function blankness(text: string, { before }: TextRules): TextFault[] {
  const limit = Math.max(longest, 2 * before.join('').length);
  if (text.length > limit)
    return [fault('OVERRIDE_ASKS', `it is longer than ${limit} characters.`, 'Say it in fewer words.')];
  if (/[\p{L}\p{N}]/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, 'x'))) return [];
  return [
    fault('OVERRIDE_HIDES', 'nothing is left to read.', 'Write words, or leave the text out of the patch.'),
  ];
}

// A slot with another format is another slot: cents read as dollars are a hundred times as much.
function fillings(text: string, { before, vocabulary }: TextRules): TextFault[] {
  const known = new Set(before.flatMap((one) => slotsOf(one).map(nameOf)));
  const strange = slotsOf(text).filter(
    (slot) => !known.has(nameOf(slot)) && !mayFillIn(vocabulary, 'lender', slot.path),
  );
  return strange.map(({ path }) =>
    fault(
      'OVERRIDE_FILLS',
      `a lender's text may not fill in "${path}" here.`,
      'Fill in what the base text fills in, or what the lender says of itself: {{org.companyNameShort}}.',
    ),
  );
}

function nameOf({
  path,
  format = '',
  list = '',
}: {
  path: string;
  format?: string | undefined;
  list?: string | undefined;
}): string {
  return [path, format, list].join('|');
}

function addresses(text: string, { before, org }: Pick<TextRules, 'before' | 'org'>): TextFault[] {
  return strangeAddresses(text, before, org).map((address) =>
    fault(
      'OVERRIDE_LINK',
      `"${address}" is not this lender's.`,
      'Name only the site of baseUrl, its email addresses and the support phone number.',
    ),
  );
}

const rate =
  /(?:\d[\d.,]*|(?<!\p{L})(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez))\s?(?:%|percent|percentage|points?|por ciento|puntos?)(?!\p{L})/giu;

// Prices come from the price table, and questions from the product.
type Claims = Pick<TextRules, 'before' | 'readWords' | 'isTranslated'>;

function claims(text: string, { before, readWords, isTranslated = false }: Claims): TextFault[] {
  const figures = (one: string) => one.match(rate) ?? [];
  const numberOf = (one: string) => (isTranslated ? one.replaceAll(/[^\d.,]/g, '') : one);
  const known = before.flatMap(figures).map(numberOf);
  const figure = figures(text).find((one) => !known.includes(numberOf(one)));
  const rates = figure
    ? [
        fault(
          'OVERRIDE_ASKS',
          `"${figure}" is a rate that the base text does not give.`,
          'Leave rates to the price table.',
        ),
      ]
    : [];
  // A translation says it in other words, for the same reason.
  const nameOf = ({ found, why }: AvoidedUse) => (isTranslated ? why : found.toLowerCase());
  const said = new Set(before.flatMap((one) => readWords(one).map(nameOf)));
  const words = readWords(text).filter((use) => !said.has(nameOf(use)));
  return [
    ...rates,
    ...words.map(({ found, use, why }) =>
      fault('OVERRIDE_ASKS', `“${found}” is not a lender's to ask or promise. ${why}`, `Write: ${use}.`),
    ),
  ];
}

function fault(code: Code, message: string, remedy: string): TextFault {
  return { code, message, remedy };
}
