/**
 * Runs a job piece by piece, each in a transaction of its own. The stored facts choose what is next, so a job that was cut off resumes
 * where it stopped, and a second run finds nothing to do.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import { recover } from '../jobs/give-up.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import { type Work, type WorkFacts, workFactsOf } from './work.ts';

/** Answers with what is to be run now; undefined when nothing is. */
type Choose = (scope: ApplicationScope, facts: WorkFacts) => Promise<Pick<Work, 'run'> | undefined>;

/** `afterEnd`: for an application that has ended, where every other job rests. */
export function inSteps(name: string, choose: Choose, { afterEnd = false } = {}): JobHandler {
  return {
    name,
    lane: 'parties',
    movesStep: !afterEnd,
    run: async ({ world, data: { applicationUuid: uuid }, skipped }) => {
      // Only the wait that the borrower sees is skipped, not those that come after it.
      for (let skip = skipped; ; skip = false) {
        const { facts, next } = await inApplication(world, uuid, async (scope) => {
          const facts = await workFactsOf(scope);
          const isOver = facts.status.cancelled === true && !afterEnd;
          return { facts, next: isOver ? undefined : await choose(scope, facts) };
        });
        if (!next) return forgive(world, name, uuid, facts);
        const waitMs = Math.max(await next.run({ world, uuid, skipped: skip }), world.parties.paceMs);
        await forgive(world, name, uuid, facts);
        if (waitMs > 0) return world.queue.send(name, { applicationUuid: uuid }, { startAfterMs: waitMs });
      }
    },
  };
}

/** A job that was given up and continues after all. */
async function forgive(world: World, job: string, uuid: string, { underwriting }: WorkFacts): Promise<void> {
  if (underwriting.giveUps?.[job] !== undefined) await recover(world, job, uuid);
}
