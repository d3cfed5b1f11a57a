/**
 * Everything that the chatbot of a lender knows, ready to be searched: the answers of its flow, the lender's own disclosures,
 * and the help of every page, in the lender's words. In another language than the flows are written in, it is searched by the
 * words of both, and what has no translation is said as it is.
 */
import { disclosurePassages } from '../../engine/chatbot/disclosure-passages.ts';
import { faqPassages, sourceOf } from '../../engine/chatbot/faq-passages.ts';
import type { Guess } from '../../engine/chatbot/guess.ts';
import { pagePassages } from '../../engine/chatbot/page-passages.ts';
import type { Passage } from '../../engine/chatbot/passage.ts';
import { type Find, indexPassages, type PassageIndex } from '../../engine/chatbot/passage-index.ts';
import { type Disclosed, disclosures } from '../../engine/text/disclosures.ts';
import type { Faq } from '../../types/faq.ts';
import type { OrgContent } from '../loaded/content.ts';
import { faqFacts } from './faq-facts.ts';
import { guessFor, learnAhead } from './guess-for.ts';

/** `locale` is how the reader's language writes (BCP 47). */
export type Knowledge = { faq: Faq; indexes: PassageIndex[]; language: string; locale: string };

// A memo, not state: a lender that is read again is another object.
const known = new WeakMap<OrgContent, Knowledge>();

/**
 * Undefined for a lender whose flows have no answers. Made once for each lender and language, when it is first asked.
 * @param source the same lender in the language that the flows are written in
 */
export function knowledgeOf(lender: OrgContent, source: OrgContent): Knowledge | undefined {
  const ready = known.get(lender);
  if (ready) return ready;
  const faq = faqOf(lender);
  if (!faq) return undefined;
  const { language } = lender;
  const made = { faq, indexes: indexesOf(lender, source, faq), language, locale: localeOf(lender) };
  known.set(lender, made);
  return made;
}

/**
 * The same for a server: what has to be learned, which takes two seconds, is learned in slices, between which it answers
 * others.
 */
export async function learnedKnowledge(
  lender: OrgContent,
  source: OrgContent,
): Promise<Knowledge | undefined> {
  const [faq, ways] = [faqOf(lender), waysOf(lender)];
  if (faq && ways && lender.language === source.language) await learnAhead(faq, ways);
  return knowledgeOf(lender, source);
}

function indexesOf(lender: OrgContent, source: OrgContent, faq: Faq): PassageIndex[] {
  const own = passagesOf(lender, faq);
  if (lender.language === source.language) return [indexPassages(own, faq, guessOf(lender, faq))];
  const written = passagesOf(source, faqOf(source) ?? faq, lender.language);
  const said = saidIn(own, written, source.language);
  const wording = faq.languages?.[lender.language];
  return [
    ...(wording ? [indexPassages([...said.values()], wording)] : []),
    translated(indexPassages(written, faq), said),
  ];
}

/** Id -> passage as it is said; one without a translation names its language. Only ways of asking that are translated are kept. */
function saidIn(own: readonly Passage[], written: readonly Passage[], source: string): Map<string, Passage> {
  const byId = new Map(written.map((passage) => [passage.id, passage]));
  return new Map(
    own.map((passage) => {
      const { asks = [], text = '' } = byId.get(passage.id) ?? {};
      const isSame = text === passage.text;
      const translatedAsks = passage.asks.filter((ask) => !asks.includes(ask));
      return [passage.id, { ...passage, asks: translatedAsks, ...(isSame && { language: source }) }];
    }),
  );
}

/** Finds by the words of one language, and says in another. */
function translated(index: PassageIndex, said: ReadonlyMap<string, Passage>): PassageIndex {
  const inWords = (passage: Passage) => said.get(passage.id) ?? passage;
  const inFind = (found: Find) => ({ ...found, passage: inWords(found.passage) });
  return {
    ...index,
    find: (terms, page) => index.find(terms, page).map(inFind),
    bare: (page) => index.bare(page).map(inFind),
    told: (question) => index.told(question).map(inWords),
  };
}

/** The passages themselves, for one lender in one language. @param reader the language of who asks, where it is another */
export function passagesOf(lender: OrgContent, faq: Faq, reader = lender.language): Passage[] {
  const { org, site, flows, language } = lender;
  const disclosed = [...disclosures(site.footer, org), ...ownDisclosure(lender)];
  const helped = Object.entries(flows).flatMap(([flow, { pages }]) =>
    Object.entries(pages).map(([page, content]) => pagePassages(`${flow}/${page}`, content, org)),
  );
  const [source] = sourceOf(faq.disclosures, org);
  const facts = faqFacts(org, site, Object.values(lender.data), localeOf(lender));
  return [
    ...faqPassages(faq, facts, { language, reader }),
    ...(source ? disclosurePassages(disclosed, source) : []),
    ...helped.flat(),
  ];
}

function ownDisclosure({ org }: OrgContent): Disclosed[] {
  return org.disclosureCopy ? [{ id: 'own', text: org.disclosureCopy }] : [];
}

function guessOf(lender: OrgContent, faq: Faq): Guess | undefined {
  const ways = waysOf(lender);
  return ways && guessFor(faq, ways);
}

const waysOf = ({ data }: OrgContent) => Object.values(data).find(({ ways }) => ways)?.ways;

/** The answers of a lender's flows, in its words. */
export const faqOf = ({ data }: OrgContent) => Object.values(data).find(({ faq }) => faq)?.faq;
const localeOf = ({ flows }: OrgContent) => Object.values(flows)[0]?.locale ?? 'en-US';
