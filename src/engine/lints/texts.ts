/** Texts: what they fill in is declared, formats are known, braces are whole, and there is no HTML (THREAT-9). */
import type { DocumentTemplate } from '../../types/document-template.ts';
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { enumerationAt, namesBeside, spotOf } from '../content/declared.ts';
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';
import { didYouMean, nearest } from '../issues/nearest.ts';
import { enumWords } from '../text/enum-words.ts';
import { type Slot, slotsOf } from '../text/interpolate.ts';
import { textFormats } from '../text/text-formats.ts';
import { mayFillIn } from './fills-in.ts';
import { leaksOf } from './leaks.ts';
import { type Lint, type Place, placeIn, placeOnPage, type Report } from './lint.ts';
import { undrawnAway } from './undrawn.ts';
import { unsafeText } from './unsafe-text.ts';

/** A text, and the keys that lead to it. */
export type Text = { text: string; keys: Array<string | number> };

export const lintTexts: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages)) {
    for (const { text, keys } of textsOf(page))
      lintText(bundle, report, text, placeOnPage(bundle, id, ...keys));
  }
  for (const [step, { says }] of Object.entries(bundle.steps?.steps ?? {})) {
    for (const { text, keys } of textsIn(says))
      lintText(bundle, report, text, placeIn(bundle, 'steps', 'steps', step, 'says', ...keys));
  }
  for (const { text, keys } of textsIn({ saysAfter: bundle.steps?.saysAfter }))
    lintText(bundle, report, text, placeIn(bundle, 'steps', ...keys));
  for (const [id, document] of Object.entries(bundle.documents ?? {})) {
    for (const { text, keys } of textsOfDocument(document))
      lintText(bundle, report, text, placeIn(bundle, `documents/${id}`, ...keys));
  }
  for (const { text, keys } of textsIn(bundle.messages?.messages))
    lintText(bundle, report, text, placeIn(bundle, 'messages', 'messages', ...keys));
  for (const { text, keys } of textsIn(bundle.reviews))
    lintText(bundle, report, text, placeIn(bundle, 'reviews', ...keys));
  for (const [id, category] of Object.entries(bundle.conditions ?? {})) {
    for (const { text, keys } of textsIn(category))
      lintText(bundle, report, text, placeIn(bundle, `conditions/${id}`, ...keys));
  }
  const { progress, notifications } = bundle.flow;
  for (const { text, keys } of textsIn({ progress, notifications }))
    lintText(bundle, report, text, placeIn(bundle, 'flow', ...keys));
};

/** Every text that a borrower reads on a page. */
export const textsOf: (page: Page) => readonly Text[] = oncePer((page) => {
  const { title, lead, instead, time, content, folds, actions, consents, ui, checks } = page;
  const { schema, remarks, experiments } = page;
  const around = { title, lead, instead, time, content, folds };
  return textsIn({ ...around, actions, consents, ui, checks, schema, remarks, experiments });
});

/** Every text of a document. */
export const textsOfDocument: (document: Pick<DocumentTemplate, 'title' | 'blocks'>) => readonly Text[] =
  oncePer(({ title, blocks }) => textsIn({ title, blocks }));

// `heading`, `list`, `rows`, `cells` and `head` are words of documents; a signature's `label` is in both.
const wording = new Set([
  'ui:help',
  'ui:title',
  'heading',
  'title',
  'lead',
  'time',
  'text',
  'label',
  'value',
  'status',
  'cancel',
  'help',
  'before',
  'after',
  'unchanged',
  'subject',
  'empty',
  'message',
  'requiredMessage',
  'description',
  'who',
  'saysAfter',
  'preheader',
  'sms',
  'greeting',
  'contact',
  'required',
  'optional',
  'unsubscribe',
  'company',
  'stop',
]);

/** Every text in a part of a file, by the keys that hold wording. */
export function textsIn(value: unknown): readonly Text[] {
  return typeof value === 'object' && value !== null ? inside(value) : [];
}

const inside = oncePer((value: object) => textsBelow(value, []));

function textsBelow(value: unknown, keys: ReadonlyArray<string | number>): Text[] {
  if (Array.isArray(value))
    return value.flatMap((part, index) =>
      typeof part === 'string' && isListOfTexts(keys)
        ? [{ text: part, keys: [...keys, index] }]
        : textsBelow(part, [...keys, index]),
    );
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    return wording.has(key) && typeof inner === 'string'
      ? [{ text: inner, keys: [...keys, key] }]
      : textsBelow(inner, [...keys, key]);
  });
}

function isListOfTexts(keys: ReadonlyArray<string | number>): boolean {
  const words = keys.filter((key) => typeof key === 'string');
  return ['items', 'list', 'rows', 'cells', 'head', 'messages'].includes(words.at(-1) ?? '');
}

function lintText(bundle: Bundle, report: Report, text: string, place: Place): void {
  const slots = slotsOf(text);
  for (const { path, format, list } of slots) {
    // `item` is a card's or row's own entry; `document` is what the server knows about that document.
    const isEntry = /^(item|document)(\.|$)/.test(path);
    if (!isEntry && !spotOf(bundle, path))
      report('TEXT_PATH_UNKNOWN', place, `no schema declares "${path}".`, meant(bundle, path));
    if (format !== undefined && !Object.hasOwn(textFormats, format)) {
      report(
        'TEXT_FORMAT_UNKNOWN',
        place,
        `there is no text format "${format}".`,
        didYouMean(format, Object.keys(textFormats)),
      );
    }
    lintList(bundle, report, { format, list }, place);
    lintCode(bundle, report, { path, format }, place);
  }
  const rest = slots.reduce((left, { source }) => left.replace(source, ''), text);
  if (/\{\{|\}\}/.test(rest))
    report('TEXT_BRACES', place, 'braces fill in nothing here.', 'Write {{path}} or {{path | format}}.');
  const away = /\/(?:documents\/|messages\.json)/.test(place.file) ? undrawnAway(text) : [];
  for (const { code, message, remedy } of [...unsafeText(text), ...away])
    report(code, place, message, remedy);
  for (const path of leaksOf(text, (one) => mayFillIn(bundle.vocabulary, 'address', one)))
    report(
      'LINK_LEAKS',
      place,
      `the address would carry "${path}" to another site.`,
      'Leave it out of the address: only what the lender says of itself may stand there.',
    );
}

/** `word` needs an enumeration with titles after its colon; no other format takes one. */
function lintList(
  bundle: Bundle,
  report: Report,
  { format, list = '' }: Pick<Slot, 'format' | 'list'>,
  place: Place,
): void {
  const known = format === 'word' ? Object.keys(enumWords(bundle.domain)) : [''];
  if (!known.includes(list))
    report(
      'TEXT_WORDS_UNKNOWN',
      place,
      `the format "${format}" cannot use "${list}".`,
      format === 'word' ? didYouMean(list, known) : 'Only "word" takes an enumeration.',
    );
}

/** Where the domain has words for a value, borrowers never see its code. */
function lintCode(
  bundle: Bundle,
  report: Report,
  { path, format }: { path: string; format: string | undefined },
  place: Place,
): void {
  const name = format === 'word' ? undefined : enumerationAt(bundle, path);
  if (name !== undefined && Object.hasOwn(enumWords(bundle.domain), name))
    report('TEXT_CODE_SHOWN', place, `"${path}" is shown as a code.`, `Write {{${path} | word:${name}}}.`);
}

function meant(bundle: Bundle, path: string): string {
  const close = nearest(path, namesBeside(bundle, path));
  return close ? `Did you mean "${close}"?` : '';
}
