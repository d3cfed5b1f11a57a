/** The passages of a flow's questions and answers, filled in for one lender. */
import type { Faq, FaqLink } from '../../types/faq.ts';
import type { Org } from '../../types/org.ts';
import { interpolate } from '../text/interpolate.ts';
import type { Passage, Source } from './passage.ts';

/** What an answer fills in: the lender, its product and its disclosures by their ids. */
export type FaqFacts = { org: Org; product: object; disclosures: Readonly<Record<string, string>> };

/** `language` is that of the words, `reader` that of who asks: what is only for readers of another one is left out. */
type Tongue = { language: string; reader: string };

export function faqPassages(
  { entries, languages = {} }: Faq,
  facts: FaqFacts,
  { language, reader }: Tongue,
): Passage[] {
  const own = languages[language];
  return Object.entries(entries)
    .filter(([, { only = reader }]) => only === reader)
    .map(([name, { question, asks = [], text, does = 'answer', links = [], tells: usual }]) => {
      const tells = own ? own.tells?.[name] : usual;
      return {
        id: `faq/${name}`,
        asks: [question, ...asks],
        text: withoutGaps(interpolate(text, facts)),
        sources: links.flatMap((link) => sourceOf(link, facts.org)),
        does,
        ...(tells && { tells }),
      };
    });
}

// A disclosure that the lender does not make leaves a blank where it would be.
const withoutGaps = (text: string) => text.replaceAll(/ {2,}/g, ' ').trim();

/** Nothing where the lender names no such place. */
export function sourceOf({ label, to }: FaqLink, org: Org): Source[] {
  const url = to.startsWith('external:') ? placeOf(org, to.slice('external:'.length)) : to;
  return url === undefined ? [] : [{ title: label, url }];
}

function placeOf(org: Org, key: string): string | undefined {
  const place = org.links?.[key] ?? Reflect.get(org, key);
  return typeof place === 'string' ? place : undefined;
}
