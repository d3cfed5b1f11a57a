/** One stage of a chain of jobs: asks outside parties without a transaction, then stores in one. Running it twice is harmless. */

import type { ApplicationScope } from '../../application/application-scope.ts';
import { type Stored, stored } from '../../application/stored.ts';
import { subjectOf } from '../../facts/subject-of.ts';
import { inApplication } from '../../transactions/in-application.ts';
import { inTime } from '../../vendors/in-time.ts';
import type { Subject } from '../../vendors/subject.ts';
import type { World } from '../../world/world.ts';

/** What decides whether a stage's turn has come. */
export type Known = Pick<Stored, 'status' | 'underwriting' | 'figures' | 'application'> & {
  bureauPin?: string;
};

/** `skipped`: the sandbox's skip-wait asks not to wait for a date or another look. */
export type Run = { world: World; uuid: string; skipped: boolean };

export type Stage = {
  due(known: Known): boolean;
  /** Answers how long to wait before the chain goes on, in milliseconds; 0 to go on at once. */
  run(run: Run): Promise<number>;
};

type Store<Answer> = (scope: ApplicationScope, answer: Answer, run: Run) => Promise<number | undefined>;

type Asking<Answer> = {
  due: Stage['due'];
  /** Names what is asked this time. Told by the facts, so that a second job of the same work asks the same question. */
  occasion(known: Known): string;
  /** Throws when the outside party may not be asked: a missing consent stops the chain before any question. */
  permit?(scope: ApplicationScope): Promise<void>;
  ask(world: World, subject: Subject, known: Known): Promise<Answer>;
  store: Store<Answer>;
};

/** A stage that only stores. */
export function storing(due: Stage['due'], store: Store<undefined>): Stage {
  return asking({ due, occasion: () => 'nothing', ask: async () => undefined, store });
}

/** A stage that asks an outside party first. A crash in between asks again; the answer is stored once. */
export function asking<Answer>({ due, occasion, permit, ask, store }: Asking<Answer>): Stage {
  return {
    due,
    run: async (run) => {
      const { subject, known } = await inApplication(run.world, run.uuid, async (scope) => {
        await permit?.(scope);
        const known = await knownOf(scope);
        return { subject: await subjectOf(scope, occasion(known)), known };
      });
      const { patienceMs } = run.world.vendors;
      const answer = await inTime('a party of a job', patienceMs, () => ask(run.world, subject, known));
      return inApplication(run.world, run.uuid, async (scope) => {
        if (!due(await knownOf(scope))) return 0;
        return (await store(scope, answer, run)) ?? 0;
      });
    },
  };
}

export async function knownOf(scope: ApplicationScope): Promise<Known> {
  const bureauPin = await scope.sealed.get('bureauPin');
  return {
    ...(bureauPin ? { bureauPin } : {}),
    status: await stored(scope, 'status'),
    underwriting: await stored(scope, 'underwriting'),
    figures: await stored(scope, 'figures'),
    application: await stored(scope, 'application'),
  };
}
