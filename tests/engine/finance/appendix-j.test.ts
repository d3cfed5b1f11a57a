/** The twelve examples of Regulation Z, Appendix J(c): the answers are the regulator's, not ours. */
/** Covers src/engine/finance/appendix-j.ts. */
import { describe, expect, test } from 'vitest';
import { appendixJ, type CashFlow, levelPayments } from '../../../src/engine/finance/appendix-j.ts';

const advance = (amount: number): CashFlow[] => [{ amount, periods: 0 }];
const one = (amount: number, periods: number, fraction = 0): CashFlow[] => [{ amount, periods, fraction }];

const examples: [string, number, CashFlow[], number, number][] = [
  ['(c)(1)(i) monthly', 5000, levelPayments(24, 230), 12, 9.69],
  ['(c)(1)(ii) long first month', 6000, levelPayments(36, 200, 1, 19 / 30), 12, 11.82],
  ['(c)(1)(iii) semi-monthly, short first', 5000, levelPayments(24, 219.17, 0, 6 / 15), 24, 10.34],
  ['(c)(1)(iv) quarterly, long first', 10000, levelPayments(40, 385, 1, 39 / 90), 4, 8.97],
  ['(c)(1)(v) weekly, long first', 500, levelPayments(30, 17.6, 4, 4 / 7), 52, 14.96],
  ['(c)(2)(i) first differs', 5000, [...one(250, 1), ...levelPayments(23, 230, 2)], 12, 10.08],
  [
    '(c)(2)(ii) four-weekly',
    400,
    [...one(39.5, 1, 5 / 28), ...levelPayments(11, 38.31, 2, 5 / 28)],
    13,
    28.5,
  ],
  ['(c)(3)(i) last differs', 5000, [...levelPayments(23, 230), ...one(280, 24)], 12, 10.5],
  ['(c)(3)(ii) bi-weekly', 200, [...levelPayments(19, 9.5, 0, 8 / 14), ...one(30, 19, 8 / 14)], 26, 12.22],
  ['(c)(4)(i) both differ', 5000, [...one(250, 1), ...levelPayments(22, 230, 2), ...one(280, 24)], 12, 10.9],
  [
    '(c)(4)(ii) two-monthly',
    8000,
    [...one(449.36, 0, 52 / 60), ...levelPayments(18, 465, 1, 52 / 60), ...one(200, 19, 52 / 60)],
    6,
    7.3,
  ],
  ['(c)(5)(i) single payment after 255 days', 1000, one(1080, 1), 365 / 255, 11.45],
];

describe('Appendix J', () => {
  test.each(examples)('%s', (_name, amount, payments, periodsPerYear, expected) => {
    expect(appendixJ({ advances: advance(amount), payments, periodsPerYear })).toBe(expected);
  });

  test('a loan that costs nothing has a rate of 0', () => {
    expect(appendixJ({ advances: advance(1200), payments: levelPayments(12, 100), periodsPerYear: 12 })).toBe(
      0,
    );
  });
});
