/** What a browser gets in Spanish has no English left on it, from the first page to the last. */
/** Covers flows/languages/es, src/content/languages, src/engine/content/texts-in.ts. */
import { expect, test } from 'vitest';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { productContent } from '../product.ts';

const ours = productContent().orgs.default;
const spanish = ours?.languages.es;
if (!ours || !spanish) throw new Error('The product speaks no Spanish.');

// Words that no Spanish sentence has.
const english =
  /\b(the|your|you|and|with|this|we|our|isn't|won't|can't|please|of|my|before|something|only)\b/i;
const borrowers = ['register', 'signer', 'support', 'heloc'];

// Strings that people read, wherever they stand on the page: the merged page of the language, word for word.
function wordsOf(json: unknown, at = ''): [string, string][] {
  if (typeof json === 'string') return /\s/.test(json.trim()) ? [[at, json]] : [];
  if (!isRecord(json) && !Array.isArray(json)) return [];
  return Object.entries(json)
    .filter(([key]) => !unread.test(key))
    .flatMap(([key, inner]) => wordsOf(inner, `${at}/${key}`));
}
// Institutions go by their own names in each language.
const unread =
  /^(\$comment|description|authored|pattern|when|requiredWhen|enum|means|schema|judged|consents|institutions)$/;

// Slots, addresses, and what a Spanish sentence quotes from English: the choices of the questions that come in English.
const quoted = /\{\{[^}]*\}\}|https?:\S+|«[^»]*»/g;
// Legal English stands below the note that says so.
const isMarked = (text: string) => text.includes('la versión en inglés es la que vale');

const pages = borrowers.flatMap((flow) =>
  Object.entries(spanish.flows[flow]?.pages ?? {}).map(([id, page]) => ({ id: `${flow}/${id}`, page })),
);

test('no page is half English', () => {
  const left = pages
    .filter(({ page }) => page.language !== 'en')
    .flatMap(({ id, page }) =>
      wordsOf(page)
        .filter(([, text]) => english.test(text.replaceAll(quoted, '')) && !isMarked(text))
        .map(([at, text]) => `${id}${at}: ${text}`),
    );
  expect(pages.length).toBeGreaterThan(140);
  expect(left).toEqual([]);
});

test('every page of a borrower, a co-owner and a visitor is in Spanish', () => {
  expect(pages.filter(({ page }) => page.language === 'en').map(({ id }) => id)).toEqual([]);
});
