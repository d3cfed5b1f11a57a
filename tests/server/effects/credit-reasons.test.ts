/** A decline for the score names what the bureau says of this borrower’s file, and no other decline names any of it. */
/** Covers src/server/underwriting/{credit-facts,soft-report,store-decision}.ts, src/engine/finance/named-factors.ts. */
import { afterEach, expect, test, vi } from 'vitest';
import { filledName } from '../../../src/server/documents/make-documents.ts';
import { fact, inside, settled, submit, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();
afterEach(() => vi.restoreAllMocks());

type Decision = {
  reasons: { code: string; hmda: string; text: string }[];
  documentUuid: string;
  creditReport: boolean;
};

/** The decision that the borrower reads, the factors of the score, and the words of the notice. */
async function declined(key: string, until = 'heloc/liens') {
  const borrower = await walk(server, { key, until });
  const journey = await settled(server, borrower);
  return { borrower, journey, ...(await noticeOf(borrower.uuid, journey)) };
}

async function noticeOf(uuid: string, journey: Awaited<ReturnType<typeof settled>>) {
  const decision = fact(journey, 'figures.decision') as Decision | undefined;
  const notice = await inside(server, uuid, (scope) =>
    scope.entities.get(filledName(decision?.documentUuid ?? '')),
  );
  return { decision, notice: JSON.stringify(notice) };
}

test('two borrowers with different files get different reasons, on the page and in the notice', async () => {
  const first = await declined('score');
  const { creditBureau } = server.world.parties;
  const { pull } = creditBureau;
  vi.spyOn(creditBureau, 'pull').mockImplementation(async (inquiry) => ({
    ...(await pull(inquiry)),
    score: 631,
    keyFactors: [{ text: 'Proportion of loan balances to loan amounts is too high', inquiries: false }],
  }));
  const second = await declined('happy');

  const texts = ({ decision }: typeof first) => decision?.reasons.map(({ text }) => text);
  expect(texts(first)).toEqual([
    'Time since delinquency is too recent or unknown',
    'Proportion of balances to credit limits is too high on revolving accounts',
    'Amount past due on accounts',
    'Too few accounts currently paid as agreed',
    'Too many inquiries in the last 12 months',
  ]);
  expect(texts(second)).toEqual(['Proportion of loan balances to loan amounts is too high']);
  for (const { journey, decision, notice } of [first, second]) {
    expect(journey.step).toBe('DECLINED');
    expect(new Set(decision?.reasons.map(({ hmda }) => hmda))).toEqual(new Set(['3']));
    expect(fact(journey, 'figures.credit.factors')).toEqual(decision?.reasons.map(({ text }) => text));
    for (const { text } of decision?.reasons ?? []) expect(notice).toContain(text);
    expect(notice).toContain('Sandbox Credit Bureau');
  }
  expect(second.notice).not.toContain('inquiries');
});

test('a decline that rests on no bureau report names no bureau, no score and no factor', async () => {
  const { borrower } = await declined('ownership', 'heloc/liens');
  await submit(borrower, 'review-app/incorrect-ownership', { reason: 'NOT_OWNER' });
  const { decision, notice } = await noticeOf(borrower.uuid, await settled(server, borrower));

  expect(decision).toMatchObject({ creditReport: false, reasons: [{ code: 'notOwner' }] });
  expect(notice).toContain('not an owner of record');
  expect(notice).not.toMatch(/Sandbox Credit Bureau|Your credit score|Key factors|revolving accounts/);
});
