/** The last documents are in: the days to cancel, the recording and the payment follow, in that order. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { homeOf } from '../facts/home-of.ts';
import { keepStage } from './keep-stage.ts';

/** Does nothing while the signed deed, the insurance, or what a trust has to show, is missing: whichever is last begins. */
export async function beginFunding(scope: ApplicationScope): Promise<void> {
  const { complete } = await stored(scope, 'insurance');
  const { trustAccepted, checklistStatus, disclosurelistNotaryComplete } = await stored(scope, 'status');
  const { ownership } = await homeOf(scope);
  const isTrustOpen = ownership === 'REVOCABLE_TRUST' && !trustAccepted;
  if (!disclosurelistNotaryComplete || !complete || isTrustOpen || checklistStatus) return;
  await keepStage(scope, 'funding');
  await scope.queue.send('funding');
}
