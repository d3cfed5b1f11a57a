/** Questions in borrowers' own words: what fits is among the three that are offered, and what is said at once is asked. */
/** Covers src/engine/chatbot, src/content/chatbot. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledgeOf, passagesOf } from '../../../src/content/chatbot/knowledge-of.ts';
import type { OrgContent } from '../../../src/content/loaded/content.ts';
import { productContent } from '../../product.ts';

type Questions = {
  answerable: { question: string; answers: string[] }[];
  unanswerable: { question: string; kind: string }[];
};

const read = (name: string) => JSON.parse(readFileSync(`tests/cases/${name}.json`, 'utf8')) as Questions;
const { orgs } = productContent();
const lender = orgs.default as OrgContent;
const spanish = lender.languages.es as OrgContent;
const finderOf = async (content: OrgContent) => {
  const known = await knowledgeOf(content, lender);
  if (!known) throw new Error('No answers');
  return known.finder;
};

/** Shares of the questions that have an answer, and those that are answered and have none; printed under a name. */
async function figures(name: string, { answerable, unanswerable }: Questions, content = lender) {
  const { find, sure } = await finderOf(content);
  const share = (test: (one: Questions['answerable'][number]) => boolean) =>
    answerable.filter(test).length / answerable.length;
  const isOf = (answers: string[], id: string | undefined) => id !== undefined && answers.includes(id);
  const among = share(({ question, answers }) => find(question).some(({ id }) => isOf(answers, id)));
  const first = share(({ question, answers }) => isOf(answers, find(question)[0]?.id));
  const atOnce = share(({ question, answers }) => isOf(answers, sure(question)?.id));
  const other = answerable.filter(({ question, answers }) => {
    const said = sure(question);
    return said && !answers.includes(said.id);
  });
  const falsely = unanswerable.filter(({ question }) => sure(question)?.does === 'answer');
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  console.info(
    `Chatbot, ${name}: of ${answerable.length} the right one is among three for ${percent(among)}, first for ${percent(first)}, said at once to ${percent(atOnce)}; another at once to ${other.length}; ${falsely.length} of ${unanswerable.length} answered at once that have no answer.`,
  );
  return { among, atOnce, other, falsely };
}

test('[ACC-X53] the right answer is among the three that are offered for nine of ten questions', async () => {
  const { among, other, falsely } = await figures('validation', read('chatbot-validation'));

  expect(among).toBeGreaterThan(0.9);
  expect(other.length).toBeLessThanOrEqual(1);
  expect(falsely.length).toBeLessThanOrEqual(5);
});

test('questions that nothing was chosen by: the figures are printed', async () => {
  const { among } = await figures('held out', read('chatbot-held-out'));

  expect(among).toBeGreaterThan(0.9);
});

test('questions of somebody who saw titles and answers only: nine of ten find theirs; what is said at once, each was read', async () => {
  type Blind = { question: string; language: string; answers: string[] };
  const { questions } = JSON.parse(readFileSync('tests/cases/chatbot-blind.json', 'utf8')) as {
    questions: Blind[];
  };
  const finders = { es: await finderOf(spanish), en: await finderOf(lender) };
  const looked = questions.map(({ question, language, answers }) => {
    const { find, sure } = language === 'es' ? finders.es : finders.en;
    const fits = (id = '') => answers.includes(id.replace('faq/', ''));
    return {
      ...{ question, isAnswerable: answers.length > 0, isAmong: find(question).some(({ id }) => fits(id)) },
      ...{ said: sure(question)?.id, isRight: fits(sure(question)?.id) },
    };
  });
  const answerable = looked.filter(({ isAnswerable }) => isAnswerable);

  expect(answerable.filter(({ isAmong }) => isAmong).length / answerable.length).toBeGreaterThanOrEqual(0.9);
  expect(looked.filter(({ said, isRight }) => said && !isRight)).toEqual([]);
});

test('questions in Spanish find answers in Spanish; the figure is printed', async () => {
  const { among, falsely } = await figures('in Spanish', read('chatbot-spanish'), spanish);

  expect(among).toBeGreaterThanOrEqual(0.9);
  expect(falsely).toEqual([]);
});

test('in Spanish every answer, its links and its suggestions are in Spanish', () => {
  const english = new Map(passagesOf(lender).map((passage) => [passage.id, passage]));
  const said = passagesOf(spanish, lender);
  const same = said.filter(({ id, text, language }) => english.get(id)?.text === text || language);
  const links = said.filter(({ id, sources }) =>
    sources.some(({ title }, at) => title === english.get(id)?.sources[at]?.title && /\s/.test(title)),
  );

  expect(same).toEqual([]);
  expect(links.map(({ id }) => id)).toEqual(['faq/legit']);
});

test('a mistyped word is found, noise is not, and no question takes long', async () => {
  const { find, sure } = await finderOf(lender);
  const noise = 'x q z w '.repeat(125);
  const misspelt = 'aprasial morgage inshurance closng '.repeat(30).slice(0, 1000);
  find(misspelt);
  const before = process.cpuUsage();
  for (let times = 0; times < 10; times += 1) find(misspelt);
  const { user } = process.cpuUsage(before);

  expect(find('aprasial of my home').map(({ id }) => id)).toContain('faq/valuation');
  expect(find(noise)).toEqual([]);
  expect(sure(misspelt)).toBeUndefined();
  expect(user / 10 / 1000).toBeLessThan(500);
});

test('what is suggested or offered is answered by the very entry, in each language at every lender', async () => {
  for (const [code, org] of Object.entries(orgs))
    for (const content of [org, ...Object.values(org.languages)]) {
      const { finder, passages } = (await knowledgeOf(content, org)) ?? { passages: [] };
      const wrong = passages.filter(({ asks, id }) => finder?.sure(asks[0] ?? '')?.id !== id);
      expect(passages.length, code).toBeGreaterThan(70);
      expect(wrong, `${code} ${content.language}`).toEqual([]);
    }
});

test('every lender has answers, and none with a gap or a figure of another', () => {
  for (const [code, content] of Object.entries(orgs)) {
    const said = passagesOf(content).find(({ id }) => id === 'faq/contact')?.text;
    expect(said, code).toContain(content.org.email);
    expect(said).not.toContain('—');
  }
});
