/**
 * Everything that the chatbot of a lender knows, ready to be searched: the answers of its flow, the lender's own disclosures,
 * and the help of every page, in the lender's words.
 */
import { disclosurePassages } from '../../engine/chatbot/disclosure-passages.ts';
import { faqPassages, sourceOf } from '../../engine/chatbot/faq-passages.ts';
import { pagePassages } from '../../engine/chatbot/page-passages.ts';
import type { Passage } from '../../engine/chatbot/passage.ts';
import { indexPassages, type PassageIndex } from '../../engine/chatbot/passage-index.ts';
import { type Disclosed, disclosures } from '../../engine/text/disclosures.ts';
import type { Faq } from '../../types/faq.ts';
import type { OrgContent } from '../loaded/content.ts';
import { faqFacts } from './faq-facts.ts';

export type Knowledge = { faq: Faq; index: PassageIndex };

// A memo, not state: a lender that is read again is another object.
const known = new WeakMap<OrgContent, Knowledge>();

/** Undefined for a lender whose flows have no answers. Made once for each lender and language, when it is first asked. */
export function knowledgeOf(lender: OrgContent): Knowledge | undefined {
  const ready = known.get(lender);
  if (ready) return ready;
  const faq = Object.values(lender.data).find((data) => data.faq)?.faq;
  if (!faq) return undefined;
  const made = { faq, index: indexPassages(passagesOf(lender, faq), faq) };
  known.set(lender, made);
  return made;
}

/** The passages themselves, for one lender in one language. */
export function passagesOf(lender: OrgContent, faq: Faq): Passage[] {
  const { org, site, flows } = lender;
  const disclosed = [...disclosures(site.footer, org), ...ownDisclosure(lender)];
  const helped = Object.entries(flows).flatMap(([flow, { pages }]) =>
    Object.entries(pages).map(([page, content]) => pagePassages(`${flow}/${page}`, content, org)),
  );
  const [source] = sourceOf(faq.disclosures, org);
  return [
    ...faqPassages(faq, faqFacts(org, site, Object.values(lender.data), localeOf(lender))),
    ...(source ? disclosurePassages(disclosed, source) : []),
    ...helped.flat(),
  ];
}

function ownDisclosure({ org }: OrgContent): Disclosed[] {
  return org.disclosureCopy ? [{ id: 'own', text: org.disclosureCopy }] : [];
}

const localeOf = ({ flows }: OrgContent) => Object.values(flows)[0]?.locale ?? 'en-US';
