/** Everything that the chatbot of a lender knows, ready to be searched: the answers of its flow, in the lender's words and the reader's language. */
import { setImmediate } from 'node:timers/promises';
import { faqPassages } from '../../engine/chatbot/faq-passages.ts';
import { type Finder, findPassages } from '../../engine/chatbot/find-passages.ts';
import type { Passage } from '../../engine/chatbot/passage.ts';
import type { Faq } from '../../types/faq.ts';
import type { OrgContent } from '../loaded/content.ts';
import { faqFacts } from './faq-facts.ts';

/** `locale` is how the reader's language writes (BCP 47). */
export type Knowledge = {
  faq: Faq;
  finder: Finder;
  passages: readonly Passage[];
  language: string;
  locale: string;
};

// A memo, not state: a lender that is read again is another object.
const known = new WeakMap<OrgContent, Promise<Knowledge>>();

/**
 * Undefined for a lender whose flows have no answers. Made once for each lender and language, when it is first asked: in pieces,
 * between which others are answered.
 * @param source the same lender in the language that the flows are written in
 */
export function knowledgeOf(lender: OrgContent, source: OrgContent): Promise<Knowledge> | undefined {
  const ready = known.get(lender);
  if (ready) return ready;
  const faq = faqOf(lender);
  if (!faq) return undefined;
  const made = prepared(faq, lender, source);
  known.set(lender, made);
  return made;
}

async function prepared(faq: Faq, lender: OrgContent, source: OrgContent): Promise<Knowledge> {
  const { language } = lender;
  const passages = passagesOf(lender, source);
  const finder = await findPassages(passages, faq.ignored[language] ?? [], setImmediate);
  return { faq, finder, passages, language, locale: localeOf(lender) };
}

/** The passages themselves, for one lender in one language; one that no one translated names the language that it is in. */
export function passagesOf(lender: OrgContent, source = lender): Passage[] {
  const own = written(lender, lender.language);
  if (lender.language === source.language) return own;
  const before = new Map(written(source, lender.language).map(({ id, text }) => [id, text]));
  return own.map((one) => ({
    ...one,
    ...(before.get(one.id) === one.text && { language: source.language }),
  }));
}

function written(lender: OrgContent, reader: string): Passage[] {
  const { org, site, data } = lender;
  const faq = faqOf(lender);
  return faq ? faqPassages(faq, faqFacts(org, site, Object.values(data), localeOf(lender)), reader) : [];
}

/** The answers of a lender's flows, in its words. */
export const faqOf = ({ data }: OrgContent) => Object.values(data).find(({ faq }) => faq)?.faq;
const localeOf = ({ flows }: OrgContent) => Object.values(flows)[0]?.locale ?? 'en-US';
