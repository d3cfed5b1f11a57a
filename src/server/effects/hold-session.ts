/** Holds one session with the notary. Stores one that fails rather than throwing: it is over, whatever the signer does next. */
import { record, stored } from '../application/stored.ts';
import type { EffectContext } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { stopNotarySession } from '../underwriting/stop-notary-session.ts';

/** Whether it came to the signature. */
export async function holdSession(context: EffectContext): Promise<boolean> {
  const { notarySessions = 0 } = await stored(context, 'underwriting');
  const subject = await subjectOf(context, context.request.key);
  const outcome = await context.parties.notary.session(subject, notarySessions + 1);
  await record(context, 'underwriting', { notarySessions: notarySessions + 1 });
  if (outcome === 'SIGNED') return true;
  await stopNotarySession(context, outcome);
  return false;
}
