/**
 * Does over HTTP what a sample borrower waits for: the other owner applies where they borrow too, has the credit file
 * cleared, proves what they earn, and signs; or declines.
 */
import { type Journey, readSample, type SampleStep, submitStep } from '../../../src/tools/journey/drive.ts';
import { type RealServer, settled, type Walk } from '../effects/real-server.ts';
import type { Other } from '../persona-answers.ts';
import { openedPart } from './co-borrower.ts';
import { application, lateAnswer, proofs, signing } from './co-borrower-answers.ts';
import { bothSettled } from './joint.ts';

type Way = SampleStep[] | ((journey: Journey, owner: Other) => SampleStep[]);

/** What the other owner sends, by the step of their part. */
const ways: Record<string, Way> = {
  CO_SIGNER_INVITED: (_journey, owner) => answerTo(owner),
  // A reviewer calls them.
  CREDIT_ERROR: [],
  DELINQUENCY_REVIEW: (journey) => [lateAnswer(journey)],
  HARD_CREDIT_LOCKED_OR_FROZEN: [{ flow: 'signer', page: 'credit', action: 'retry', data: {} }],
  INCOME_VERIFICATION: proofs,
  IDENTITY_VERIFICATION: signing,
};
const waitsFor = ['WAITING_FOR_CO_BORROWER', 'CO_DEED_REQ'];

/** Answers the borrower's journey after it, or undefined where they don't wait for the other owner. */
type Answer = (borrower: Walk, journey: Journey) => Promise<Journey | undefined>;

/** @param owner without one the borrower waits for no one */
export function answerCoOwner(server: RealServer, owner?: Other): Answer {
  let part: Walk | undefined;
  let sent = 0;
  return async (borrower, { step }) => {
    if (!owner || !waitsFor.includes(step ?? '')) return undefined;
    part ??= await openedPart(server, owner.email);
    const stands = await settled(server, part);
    const way = ways[stands.step ?? ''];
    if (!way) return undefined;
    for (const next of typeof way === 'function' ? way(stands, owner) : way)
      await submitStep(part.client, next, sent++, part.progress, owner.email);
    // A person reads what they sent.
    await server.world.queue.runWaiting(part.uuid);
    return bothSettled(server, { borrower, part: part.uuid });
  };
}

/** What an invited person sends first. */
function answerTo({ borrows, declines }: Other): SampleStep[] {
  if (!declines) return borrows ? application : readSample('happy', 'signer').steps.slice(0, 1);
  const action = borrows ? 'declineLoan' : 'decline';
  return [{ flow: 'signer', page: 'intro', action, data: { declining: true } }];
}
