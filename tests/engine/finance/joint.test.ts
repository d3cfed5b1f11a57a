/** Applicants together: a debt of both counts once, and a score says no more than the table's step of it. */
/** Covers src/engine/finance/{added-debts,score-floor}.ts. */
import { describe, expect, test } from 'vitest';
import { addedDebts, type ReportedDebts } from '../../../src/engine/finance/added-debts.ts';
import { offerLimits } from '../../../src/engine/finance/offer-limits.ts';
import { scoreFloor } from '../../../src/engine/finance/score-floor.ts';
import { happy, pricing } from './sample.ts';

const mortgage = { lender: 'Harbor Mortgage Servicing', balance: 310_000, payment: 2100 };
const card = { creditor: 'Metro Card', balance: 18_000, payment: 450, mask: '4402' };
const first: ReportedDebts = { monthlyDebts: 3300, liens: [mortgage], payoffCandidates: [card] };

const cases: [name: string, others: ReportedDebts[], expected: number][] = [
  ['no other file', [], 0],
  ['a file without debts', [{}], 0],
  ['debts that no file lists', [{ monthlyDebts: 600 }], 600],
  ['the mortgage of both', [{ monthlyDebts: 2700, liens: [mortgage] }], 600],
  [
    'the mortgage of both, written in another way',
    [{ monthlyDebts: 2100, liens: [{ ...mortgage, lender: 'HARBOR MORTGAGE SERVICING.' }] }],
    0,
  ],
  [
    'a mortgage on another home',
    [{ monthlyDebts: 1500, liens: [{ lender: 'Lake Bank', balance: 120_000, payment: 1500 }] }],
    1500,
  ],
  [
    'another loan of the same lender',
    [{ monthlyDebts: 1500, liens: [{ ...mortgage, balance: 120_000, payment: 1500 }] }],
    1500,
  ],
  [
    'one card of both, whose balance moved',
    [{ monthlyDebts: 450, payoffCandidates: [{ ...card, balance: 17_400 }] }],
    0,
  ],
  ['two cards of one bank', [{ monthlyDebts: 450, payoffCandidates: [{ ...card, mask: '9917' }] }], 450],
  [
    'a loan of the second and the third',
    [
      {
        monthlyDebts: 300,
        payoffCandidates: [{ creditor: 'Auto', balance: 9000, payment: 300, mask: '11' }],
      },
      {
        monthlyDebts: 300,
        payoffCandidates: [{ creditor: 'Auto', balance: 9000, payment: 300, mask: '11' }],
      },
    ],
    300,
  ],
  ['more listed than the file says in all', [{ monthlyDebts: 2000, liens: [mortgage] }], 0],
];

describe('what other files add to the debts of the first', () => {
  test.each(cases)('%s', (_, others, expected) => {
    expect(addedDebts(first, others)).toBe(expected);
  });
});

test('a score is the step of the table that it stands on, and prices and limits stay', () => {
  expect(
    [850, 800, 799, 745, 700, 681, 680, 679, 640, 639].map((score) => scoreFloor(pricing, score)),
  ).toEqual([800, 800, 780, 740, 700, 680, 680, 660, 640, 0]);
  for (let fico = 640; fico <= 850; fico += 7) {
    const named = offerLimits(pricing, { ...happy, fico: scoreFloor(pricing, fico) });
    expect(named, String(fico)).toEqual(offerLimits(pricing, { ...happy, fico }));
  }
});
