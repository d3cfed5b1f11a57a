/** The passages of a flow's questions and answers, filled in for one lender. */
import type { Faq, FaqEntry, FaqLink } from '../../types/faq.ts';
import type { Org } from '../../types/org.ts';
import type { Pricing } from '../../types/pricing.ts';
import { interpolate } from '../text/interpolate.ts';
import type { Passage, Source } from './passage.ts';
import { paymentAsked } from './payment-asked.ts';

/** What an answer fills in: the lender, its product, its disclosures by their ids, and the prices that it computes by. */
export type FaqFacts = {
  org: Org;
  product: object;
  disclosures: Readonly<Record<string, string>>;
  pricing?: Pricing | undefined;
};

/** @param reader the language of who asks: an entry that is only for readers of another one is left out */
export function faqPassages({ entries }: Faq, facts: FaqFacts, reader: string): Passage[] {
  return Object.entries(entries)
    .filter(([, { only = reader }]) => only === reader)
    .map(([name, entry]) => ({
      id: `faq/${name}`,
      asks: [entry.question, ...(entry.asks ?? [])],
      text: filled(entry.text, facts),
      sources: (entry.links ?? []).flatMap((link) => sourceOf(link, facts.org)),
      does: entry.does ?? 'answer',
      ...computing(entry, facts),
    }));
}

function computing({ computed }: FaqEntry, facts: FaqFacts): Pick<Passage, 'computed'> {
  const { pricing } = facts;
  if (!computed || !pricing) return {};
  return {
    computed: (question) => {
      const asked = paymentAsked(pricing, question);
      return asked && filled(computed, { ...facts, asked });
    },
  };
}

// A disclosure that the lender does not make leaves a blank where it would be.
const filled = (text: string, facts: object) => interpolate(text, facts).replaceAll(/ {2,}/g, ' ').trim();

/** Nothing where the lender names no such place. */
export function sourceOf({ label, to }: FaqLink, org: Org): Source[] {
  const url = to.startsWith('external:') ? placeOf(org, to.slice('external:'.length)) : to;
  return url === undefined ? [] : [{ title: label, url }];
}

function placeOf(org: Org, key: string): string | undefined {
  const place = org.links?.[key] ?? Reflect.get(org, key);
  return typeof place === 'string' ? place : undefined;
}
