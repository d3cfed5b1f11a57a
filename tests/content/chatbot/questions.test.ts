/** Covers src/engine/chatbot, src/content/chatbot. */
/** Questions in borrowers' own words: the top answer is right for nine of ten, and what has no answer gets none. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledgeOf, passagesOf } from '../../../src/content/chatbot/knowledge-of.ts';
import type { OrgContent } from '../../../src/content/loaded/content.ts';
import { bestPassage } from '../../../src/engine/chatbot/best-passage.ts';
import { offeredQuestions } from '../../../src/engine/chatbot/offered-questions.ts';
import type { Passage } from '../../../src/engine/chatbot/passage.ts';
import { productContent } from '../../product.ts';

type Questions = {
  answerable: { question: string; answers: string[] }[];
  unanswerable: { question: string; kind: string }[];
};

const read = (name: string) => JSON.parse(readFileSync(`tests/cases/${name}.json`, 'utf8')) as Questions;
// From the first it learned; by the second thresholds may be chosen; the third was measured once by the rule of decision 136, and
// once by what was learned since.
const [written, validation] = [read('chatbot-questions'), read('chatbot-validation')];
const heldOut = read('chatbot-held-out');
const { orgs } = productContent();
const lender = orgs.default;
const knowledge = lender && knowledgeOf(lender, lender);

// Lenders that change none of it share one.
const faqOf = ({ data }: OrgContent) => Object.values(data).find(({ faq }) => faq)?.faq;

const spanish = lender?.languages.es;
const inSpanish = lender && spanish && knowledgeOf(spanish, lender);

type Known = typeof knowledge;

function topAnswer(question: string, known: Known = knowledge): string | undefined {
  const best = known && bestPassage(known.indexes, question);
  return best?.passage.does === 'answer' ? best.passage.id : undefined;
}

/** An entry that declines, or hands over, is right where that is what is asked for. */
function becomes({ question, answers }: Questions['answerable'][number], known: Known) {
  const indexes = known?.indexes ?? [];
  if (answers.includes(bestPassage(indexes, question)?.passage.id ?? '')) return 'right';
  if (topAnswer(question, known) !== undefined) return 'another';
  const offered = offeredQuestions(indexes, question).map((one) => topAnswer(one, known));
  return offered.some((id) => answers.includes(id ?? '')) ? 'offered' : 'none';
}

/** Shares of the questions that have an answer, and those that got one and have none; printed under a name. */
function figures(name: string, { answerable, unanswerable }: Questions, known: Known = knowledge) {
  const became = answerable.map((one) => ({ ...one, became: becomes(one, known) }));
  const [right, offered, another] = (['right', 'offered', 'another'] as const).map((kind) =>
    became.filter((one) => one.became === kind),
  );
  const falsely = unanswerable.filter(({ question }) => topAnswer(question, known) !== undefined);
  const share = (some: unknown[] = []) => some.length / answerable.length;
  const percent = (some: unknown[] = []) => `${(share(some) * 100).toFixed(1)} %`;
  console.info(
    `Chatbot, ${name}: right at once for ${percent(right)} of ${answerable.length}, the right question offered to ${percent(offered)}, another answer to ${another?.length}; ${falsely.length} of ${unanswerable.length} answered that have no answer.`,
  );
  const wrong = became.filter((one) => one.became !== 'right');
  return {
    right: share(right),
    reached: share([...(right ?? []), ...(offered ?? [])]),
    wrong,
    another,
    falsely,
  };
}

test('[ACC-X53] the top answer is right for nine of ten questions, and nothing is answered that has no answer', () => {
  const { right, wrong, falsely } = figures('written', written);

  expect(written.answerable.length).toBeGreaterThanOrEqual(120);
  expect(written.unanswerable.length).toBeGreaterThanOrEqual(30);
  expect(right, JSON.stringify(wrong.map(({ question }) => question))).toBeGreaterThanOrEqual(0.9);
  expect(falsely.map(({ question }) => question)).toEqual([]);
});

test('of questions that only count while rules are tuned, eight of ten get a right answer, and nearly all at least the right question', () => {
  const { right, reached, falsely } = figures('validation', validation);

  expect(right).toBeGreaterThan(0.81);
  expect(reached).toBeGreaterThan(0.98);
  expect(falsely.length).toBeLessThanOrEqual(4);
});

test('of questions that were held out the figures are printed, and what decision 136 reached is kept', () => {
  const { right, reached, another, falsely } = figures('held out', heldOut);

  // Nine of ten at once is not reached, nor none false: two of 120, whose texts are true. What is said is judged by reading it
  // (read-answers.test.ts); this counts ids.
  expect(heldOut.answerable.length).toBeGreaterThanOrEqual(120);
  expect(heldOut.unanswerable.length).toBeGreaterThanOrEqual(30);
  expect(right).toBeGreaterThan(0.86);
  expect(reached).toBeGreaterThan(0.98);
  expect(another).toEqual([]);
  expect(falsely.length).toBeLessThanOrEqual(2);
});

test('every question that is offered has an answer, three at most, and gibberish is offered none', () => {
  const titles = knowledge
    ? ['house money', 'when can i', 'charges and taxes of the county', 'a document about income'].flatMap(
        (question) => {
          const offered = offeredQuestions(knowledge.indexes, question);
          expect(offered.length).toBeLessThanOrEqual(3);
          return offered;
        },
      )
    : [];

  expect(titles.length).toBeGreaterThan(3);
  expect(titles.filter((title) => topAnswer(title) === undefined)).toEqual([]);
  expect(knowledge && offeredQuestions(knowledge.indexes, 'xqzt blorf')).toEqual([]);
});

test('the heading of the page that the visitor reads is not offered as a question', () => {
  const offered = knowledge && offeredQuestions(knowledge.indexes, 'money for the house', 'register/index');

  expect(offered).toContain('What can I use the money for?');
  expect(offered?.filter((title) => !/[.?]$/.test(title))).toEqual([]);
});

test('questions in Spanish get answers in Spanish; the figure is printed', () => {
  const { right, falsely } = figures('in Spanish', read('chatbot-spanish'), inSpanish);

  expect(right).toBeGreaterThanOrEqual(0.9);
  expect(falsely).toEqual([]);
});

test('in Spanish every answer, its links and its suggestions are in Spanish; what has no Spanish names its language', () => {
  const ids = (one: OrgContent | undefined) => {
    const faq = one && faqOf(one);
    return new Map(one && faq ? passagesOf(one, faq).map((passage) => [passage.id, passage]) : []);
  };
  const [english, said] = [ids(lender), ids(spanish)];
  const same = [...said.values()].filter(({ id, text }) => english.get(id)?.text === text);
  const link = ({ id, sources }: Passage) =>
    sources.some(({ title }, at) => title === english.get(id)?.sources[at]?.title && /\s/.test(title));

  expect(same.filter(({ id }) => id.startsWith('faq/'))).toEqual([]);
  expect([...said.values()].filter(link).map(({ id }) => id)).toEqual(['faq/legit']);
  const page = same.find(({ id }) => id === 'page/heloc/bank/manual-disburse/routingNumber');
  const found = inSpanish && page && bestPassage(inSpanish.indexes, page.asks[0] ?? '', page.page);
  expect(found?.passage).toMatchObject({ id: page?.id, language: 'en' });
});

test('a word that tells decides, a mistyped word is corrected, and a long story is offered the question that it holds', () => {
  const best = (question: string) => knowledge && bestPassage(knowledge.indexes, question)?.passage.id;

  expect(best('what are the rates, and will you approve me')).toBe('faq/approval');
  expect(best('can i use it for a busness')).toBe('faq/use-of-money');
  const story =
    'we had a long winter here and the porch fell off, my cousin says it was the snow, how many days until the money is in my account?';
  expect(best(story)).toBeUndefined();
  expect(knowledge && offeredQuestions(knowledge.indexes, story).map(best)).toEqual(['faq/how-long']);
  expect(best('where is the flimflam of zanzibar kept')).toBeUndefined();
  // Nothing but fillers, all of which one way of asking has; and nothing else comes near.
  expect(best('what do you take off the top?')).toBe('faq/fees');
  expect(best('and so it was there')).toBeUndefined();
  // Amounts without a word of what they are.
  expect(best('4500 and 98765, 72k')).toBeUndefined();
});

test('a question that is learned from stands once, in any of the files: it cannot mean two things', () => {
  const { faq, ways } = Object.values(lender?.data ?? {}).find((one) => one.ways) ?? {};
  const { entries = {}, nothing = [] } = ways ?? {};
  const written = Object.values(faq?.entries ?? {}).flatMap(({ question, asks = [] }) => [question, ...asks]);
  const learned = [...Object.values(entries).flat(), ...nothing].map((one) => one.toLowerCase());
  const asked = new Set(written.map((one) => one.toLowerCase()));

  expect(nothing.length).toBeGreaterThan(1000);
  expect(learned.length).toBeGreaterThan(10_000);
  expect(learned.filter((one, at) => asked.has(one) || learned.indexOf(one) !== at)).toEqual([]);
});

test('what fits a question may still have no answer to it, and is offered then', () => {
  const question = 'had an appraisal done in april, will you use that one instead of your own?';

  expect(topAnswer(question)).toBeUndefined();
  expect(knowledge && offeredQuestions(knowledge.indexes, question)).toContain('How do you value my home?');
});

test('every lender has answers, and none with a gap or a figure of another', () => {
  for (const [code, content] of Object.entries(orgs)) {
    const faq = faqOf(content);
    const said = faq && passagesOf(content, faq).find(({ id }) => id === 'faq/contact')?.text;
    expect(said, code).toContain(content.org.email);
    expect(said).not.toContain('—');
  }
});

test('what is suggested anywhere is answered by the very entry, at every lender', () => {
  const faqs = new Map(Object.entries(orgs).map(([code, one]) => [faqOf(one), code]));
  const wrong = [...faqs.values()].flatMap((code) => {
    const content = orgs[code];
    const known = content && knowledgeOf(content, content);
    const { always = [], at = {} } = known?.faq.suggests ?? {};
    const names = new Set([...always, ...Object.values(at).flat()]);
    expect(names.size, code).toBeGreaterThan(20);
    return [...names].filter((name) => {
      const question = known?.faq.entries[name]?.question ?? '';
      return known && bestPassage(known.indexes, question)?.passage.id !== `faq/${name}`;
    });
  });

  expect(wrong).toEqual([]);
});
