/** Covers src/engine/chatbot, src/content/chatbot. */
/** Questions in borrowers' own words: the top answer is right for nine of ten, and what has no answer gets none. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledgeOf } from '../../../src/content/chatbot/knowledge-of.ts';
import { bestPassage } from '../../../src/engine/chatbot/best-passage.ts';
import { productContent } from '../../product.ts';

type Question = { question: string; heldOut?: boolean };
type Questions = {
  answerable: (Question & { answers: string[] })[];
  unanswerable: (Question & { kind: string })[];
};

const questions = JSON.parse(readFileSync('tests/cases/chatbot-questions.json', 'utf8')) as Questions;
const { orgs } = productContent();
const lender = orgs.default;
const knowledge = lender && knowledgeOf(lender);

function topAnswer(question: string): string | undefined {
  const best = knowledge && bestPassage(knowledge.index, question);
  return best?.passage.does === 'answer' ? best.passage.id : undefined;
}

/** How many of some questions get a right answer, or none; those that do not are named when a figure is too low. */
function figures({ answerable, unanswerable }: Questions) {
  const wrong = answerable.filter(({ question, answers }) => !answers.includes(topAnswer(question) ?? ''));
  const falsely = unanswerable.filter(({ question }) => topAnswer(question) !== undefined);
  return { right: 1 - wrong.length / answerable.length, wrong, falsely };
}

const only = (isHeldOut: boolean): Questions => ({
  answerable: questions.answerable.filter(({ heldOut = false }) => heldOut === isHeldOut),
  unanswerable: questions.unanswerable.filter(({ heldOut = false }) => heldOut === isHeldOut),
});

test('[ACC-X53] the top answer is right for nine of ten questions, and nothing is answered that has no answer', () => {
  for (const [name, some] of Object.entries({
    all: questions,
    written: only(false),
    'held out': only(true),
  })) {
    const { right, falsely } = figures(some);
    const { answerable, unanswerable } = some;
    console.info(
      `Chatbot, ${name}: right for ${(right * 100).toFixed(1)} % of ${answerable.length}; ${falsely.length} of ${unanswerable.length} answered that have no answer.`,
    );
  }

  expect(questions.answerable.length).toBeGreaterThanOrEqual(120);
  expect(questions.unanswerable.length).toBeGreaterThanOrEqual(30);
  const all = figures(questions);
  expect(all.right, JSON.stringify(all.wrong.map(({ question }) => question))).toBeGreaterThanOrEqual(0.9);
  expect(figures(only(false)).falsely).toEqual([]);
  expect(figures(only(true)).right).toBeGreaterThan(0.8);
});

test('every lender has answers, and none with a gap or a figure of another', () => {
  for (const [code, content] of Object.entries(orgs)) {
    const { faq, index } = knowledgeOf(content) ?? {};
    expect(faq && index, code).toBeDefined();
    const best = index && bestPassage(index, 'how can I reach you?');
    expect(best?.passage.text, code).toContain(content.org.email);
    expect(best?.passage.text).not.toContain('—');
  }
});
