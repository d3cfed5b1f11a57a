/** What an application is told of its work: that a job used up its tries, and that one came to its end after all. */
import { deriveStep } from '../../engine/journey/derive-step.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import { assembleFacts } from '../facts/assemble.ts';
import { lenderOf } from '../facts/lender.ts';
import { limitsOf } from '../facts/limits-of.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';

/** Counts it; too often, and a person has to look. A borrower who waits before the screen is told at once. */
export function giveUp(world: World, job: string, uuid: string): Promise<void> {
  return inApplication(world, uuid, async (scope) => {
    const { giveUps = {}, givenUp = 0 } = await stored(scope, 'underwriting');
    const times = (giveUps[job] ?? 0) + 1;
    await record(scope, 'underwriting', { giveUps: { ...giveUps, [job]: times }, givenUp: givenUp + 1 });
    const most = limitsOf(world, scope.application.orgCode).work.giveUps;
    if (times >= most) await record(scope, 'status', { stalled: true });
    const step = await waitedAt(scope);
    if (step !== undefined) await record(scope, 'status', { timedOut: true });
    await scope.audit('work-given-up', { job, times, ...(step && { step }) });
  });
}

/** The job did what it was for: nothing of it is left to tell. */
export function recover(world: World, job: string, uuid: string): Promise<void> {
  return inApplication(world, uuid, (scope) => forget(scope, [job]));
}

/** Forgets that these jobs were given up. */
export async function forget(scope: ApplicationScope, jobs: readonly string[]): Promise<void> {
  const { giveUps = {} } = await stored(scope, 'underwriting');
  const left = Object.entries(giveUps).filter(([job]) => !jobs.includes(job));
  await replace(scope, 'underwriting', 'giveUps', Object.fromEntries(left));
  if (left.length === 0) await record(scope, 'status', { timedOut: null, stalled: null });
}

/** The waiting step that the application stands at, unless it is one that stays (polling.json). */
async function waitedAt(scope: ApplicationScope): Promise<string | undefined> {
  const { flow } = lenderOf(scope.world, scope.application.orgCode);
  const step = deriveStep(flow, await assembleFacts(scope));
  const stays = flow.polling?.exhausted.keeps ?? [];
  if (step === null || stays.includes(step)) return undefined;
  return findStep(flow.steps, step)?.kind === 'waiting' ? step : undefined;
}
