/**
 * What the chatbot says, read: beside each question stand the sentences that would be true answers to it. An answer given at
 * once contains one of them, whichever entry it comes from, and none begins with a bare Yes or No.
 */
/** Covers src/engine/chatbot, src/content/chatbot. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Knowledge, knowledgeOf, passagesOf } from '../../../src/content/chatbot/knowledge-of.ts';
import type { OrgContent } from '../../../src/content/loaded/content.ts';
import { productContent } from '../../product.ts';

type Read = { question: string; true: string[] };

const cases = JSON.parse(readFileSync('tests/cases/chatbot-read.json', 'utf8')) as Record<string, Read[]>;
const { orgs } = productContent();
const lender = orgs.default as OrgContent;
const tongues: Record<string, OrgContent> = { en: lender, es: lender.languages.es as OrgContent };

test.each(Object.keys(cases))(
  'in %s every answer given at once says what is true of its question',
  async (tongue) => {
    const known = await knowledgeOf(tongues[tongue] ?? lender, lender);
    const read = (cases[tongue] ?? []).map((one) => ({ ...one, ...said(one, known) }));
    const untrue = read.filter(({ became }) => became === 'untrue');
    const share = (kind: string) => `${read.filter(({ became }) => became === kind).length} ${kind}`;
    console.info(
      `Chatbot, read in ${tongue}: of ${read.length} questions ${['true', 'offered', 'nothing', 'declined', 'untrue'].map(share).join(', ')}.`,
    );

    expect(untrue.map(({ question, text }) => `${question} → ${text}`)).toEqual([]);
    const reached = read.filter(({ became }) => became === 'true' || became === 'offered');
    expect(reached.length / read.length).toBeGreaterThan(0.9);
  },
);

test('no lender answers with a bare Yes or No, a dash or two blanks, in any language', () => {
  const answers = Object.entries(orgs).flatMap(([code, org]) =>
    [org, ...Object.values(org.languages)].flatMap((content) =>
      answersOf(content).map(({ id, text }) => ({ id: `${code} ${content.language} ${id}`, text })),
    ),
  );
  const wrong = answers.filter(({ text }) => /^\s*(yes|no|sí)\s*[.,:;!—-]|—$|\s{2}|^\s|^$/iu.test(text));

  expect(answers.length).toBeGreaterThan(41 * 70);
  expect(wrong).toEqual([]);
});

function said({ question, true: sentences }: Read, known: Knowledge | undefined) {
  const isTrue = (text = '') => sentences.some((sentence) => text.includes(sentence));
  const sure = known?.finder.sure(question);
  if (sure) return { text: sure.text, became: isTrue(sure.text) ? 'true' : missed(sure.does) };
  const offered = known?.finder.find(question).map(({ text }) => text) ?? [];
  return { text: '', became: offered.some(isTrue) ? 'offered' : 'nothing' };
}

// To decline what could be answered helps no one, but says nothing false.
const missed = (does: string) => (does === 'answer' ? 'untrue' : 'declined');

const answersOf = (content: OrgContent) => passagesOf(content).filter(({ does }) => does === 'answer');
