/**
 * Runs the stages of one chain, each in a transaction of its own; `afterEnd`: for an application that has ended. The stored facts choose the next stage, so a chain
 * that was cut off resumes where it stopped, and a second run finds nothing to do.
 */
import { inApplication } from '../../transactions/in-application.ts';
import type { World } from '../../world/world.ts';
import type { JobHandler } from '../job-handler.ts';
import { type Stage, stageFactsOf } from './stage.ts';

export function chain(name: string, stages: Stage[], { afterEnd = false } = {}): JobHandler {
  return {
    name,
    movesStep: !afterEnd,
    run: async ({ world, data: { applicationUuid: uuid }, skipped }) => {
      // Only the wait that the borrower sees is skipped, not those that come after it.
      for (let skip = skipped; ; skip = false) {
        const stage = await nextStage(world, uuid, { stages, afterEnd });
        if (!stage) return;
        const waitMs = Math.max(await stage.run({ world, uuid, skipped: skip }), world.vendors.paceMs);
        if (waitMs > 0) return world.queue.send(name, { applicationUuid: uuid }, { startAfterMs: waitMs });
      }
    },
  };
}

async function nextStage(
  world: World,
  uuid: string,
  { stages, afterEnd }: { stages: Stage[]; afterEnd: boolean },
): Promise<Stage | undefined> {
  const facts = await inApplication(world, uuid, stageFactsOf);
  if (facts.status.cancelled && !afterEnd) return undefined;
  return stages.find((stage) => stage.due(facts));
}
