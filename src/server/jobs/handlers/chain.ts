/**
 * Runs the stages of one chain, each in a transaction of its own; `afterEnd`: for an application that has ended. The stored facts choose the next stage, so a chain
 * that was cut off resumes where it stopped, and a second run finds nothing to do.
 */
import { inApplication } from '../../transactions/in-application.ts';
import type { World } from '../../world/world.ts';
import { recover } from '../give-up.ts';
import type { JobHandler } from '../job-handler.ts';
import { type Stage, type StageFacts, stageFactsOf } from './stage.ts';

export function chain(name: string, stages: Stage[], { afterEnd = false } = {}): JobHandler {
  return {
    name,
    lane: 'parties',
    movesStep: !afterEnd,
    run: async ({ world, data: { applicationUuid: uuid }, skipped }) => {
      // Only the wait that the borrower sees is skipped, not those that come after it.
      for (let skip = skipped; ; skip = false) {
        const facts = await inApplication(world, uuid, stageFactsOf);
        const stage = facts.status.cancelled && !afterEnd ? undefined : stages.find(({ due }) => due(facts));
        if (!stage) return forgive(world, name, uuid, facts);
        const waitMs = Math.max(await stage.run({ world, uuid, skipped: skip }), world.vendors.paceMs);
        await forgive(world, name, uuid, facts);
        if (waitMs > 0) return world.queue.send(name, { applicationUuid: uuid }, { startAfterMs: waitMs });
      }
    },
  };
}

/** A job that was given up and goes on after all. */
async function forgive(world: World, job: string, uuid: string, { underwriting }: StageFacts): Promise<void> {
  if (underwriting.giveUps?.[job] !== undefined) await recover(world, job, uuid);
}
