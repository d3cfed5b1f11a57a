/**
 * Does over HTTP what a sample borrower waits for: the co-borrower applies, has the credit file cleared, proves what
 * they earn, signs.
 */
import { type Journey, type SampleStep, submitStep } from '../../../src/tools/journey/drive.ts';
import { type RealServer, settled, type Walk } from '../effects/real-server.ts';
import { openedPart } from './co-borrower.ts';
import { application, lateAnswer, proofs, signing } from './co-borrower-answers.ts';
import { bothSettled } from './joint.ts';

/** What the co-borrower sends, by the step of their part. */
const ways: Record<string, SampleStep[] | ((journey: Journey) => SampleStep[])> = {
  CO_SIGNER_INVITED: application,
  // A reviewer calls them.
  CREDIT_ERROR: [],
  DELINQUENCY_REVIEW: (journey) => [lateAnswer(journey)],
  HARD_CREDIT_LOCKED_OR_FROZEN: [{ flow: 'signer', page: 'credit', action: 'retry', data: {} }],
  INCOME_VERIFICATION: proofs,
  IDENTITY_VERIFICATION: signing,
};
const waitsFor = ['WAITING_FOR_CO_BORROWER', 'CO_DEED_REQ'];

/** Answers the borrower's journey after it, or undefined where they don't wait for the co-borrower. */
type Answer = (borrower: Walk, journey: Journey) => Promise<Journey | undefined>;

/** @param email of the co-borrower; without it the borrower waits for none */
export function answerCoBorrower(server: RealServer, email?: string): Answer {
  let part: Walk | undefined;
  let sent = 0;
  return async (borrower, { step }) => {
    if (!email || !waitsFor.includes(step ?? '')) return undefined;
    part ??= await openedPart(server, email);
    const stands = await settled(server, part);
    const way = ways[stands.step ?? ''];
    if (!way) return undefined;
    for (const next of typeof way === 'function' ? way(stands) : way)
      await submitStep(part.client, next, sent++, part.progress, email);
    // A person reads what they sent.
    await server.world.queue.runWaiting(part.uuid);
    return bothSettled(server, { borrower, part: part.uuid });
  };
}
