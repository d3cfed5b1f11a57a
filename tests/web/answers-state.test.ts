/**
 * What may show as wrong, and when (FINDING-B17): fields that were left, and fields that were wrong when a submit
 * failed; never an untouched one.
 */
/** Covers src/web/page/answers-state.ts. */
import { expect, test } from 'vitest';
import {
  type AnswersState,
  isRevealed,
  openingState,
  reduceAnswers,
} from '../../src/web/page/answers-state.ts';

const start = (answers: object): AnswersState =>
  openingState({ answers: answers as AnswersState['answers'], server: [] });

test('FINDING-B17: a row added after a failed submit is not wrong before the next submit', () => {
  const sent = reduceAnswers(start({ debts: [{ lender: '' }] }), {
    type: 'refused',
    wrong: ['/debts/0/lender'],
  });
  const added = reduceAnswers(sent, {
    type: 'changed',
    answers: { debts: [{ lender: '' }, {}] },
    wrong: ['/debts/0/lender', '/debts/1/lender', '/debts/1/balance'],
  });
  expect(isRevealed(added, '/debts/0/lender')).toBe(true);
  expect(isRevealed(added, '/debts/1/lender')).toBe(false);
  const again = reduceAnswers(added, { type: 'refused', wrong: ['/debts/1/lender', '/debts/1/balance'] });
  expect(isRevealed(again, '/debts/1/balance')).toBe(true);
});

test('FINDING-B17: one part of a new row that was left says nothing of the others', () => {
  const left = reduceAnswers(start({ debts: [{}] }), { type: 'left', pointer: '/debts/0/lender' });
  expect(isRevealed(left, '/debts/0/lender')).toBe(true);
  expect(isRevealed(left, '/debts/0/balance')).toBe(false);
});

test('a list that was left as a whole shows what is wrong with the list, not with its entries', () => {
  const left = reduceAnswers(start({ debts: [{}] }), { type: 'left', pointer: '/debts' });
  expect(isRevealed(left, '/debts')).toBe(true);
  expect(isRevealed(left, '/debts/0/lender')).toBe(false);
});

test('an address that was left shows each of its parts', () => {
  const left = reduceAnswers(start({ home: { street1: 'x' } }), { type: 'left', pointer: '/home' });
  expect(isRevealed(left, '/home/zip')).toBe(true);
});

test('an error goes as soon as its answer is right, and waits for the field to be left again', () => {
  const left = reduceAnswers(start({ email: 'm' }), { type: 'left', pointer: '/email' });
  const right = reduceAnswers(left, { type: 'changed', answers: { email: 'm@x.example' }, wrong: [] });
  const wrong = reduceAnswers(right, { type: 'changed', answers: { email: 'm@' }, wrong: ['/email'] });
  expect(isRevealed(wrong, '/email')).toBe(false);
  expect(isRevealed(reduceAnswers(wrong, { type: 'left', pointer: '/email' }), '/email')).toBe(true);
});
