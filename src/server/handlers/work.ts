/**
 * One piece of work of a job: asks outside parties without a transaction, then stores in one. It knows what is left of itself, and
 * not what comes before or after: that is stages.json. Running it twice is harmless.
 */

import type { ApplicationScope } from '../application/application-scope.ts';
import { type Stored, stored } from '../application/stored.ts';
import type { LookedFor } from '../application/underwriting.ts';
import { type CoApplicant, coApplicantsOf } from '../facts/co-applicants-of.ts';
import { invitationFacts } from '../facts/invitation-facts.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { valuationOrder } from '../facts/valuation-order.ts';
import { legalDay } from '../platform/legal-day.ts';
import { inTime } from '../platform/parties/common/in-time.ts';
import type { Subject } from '../platform/parties/common/subject.ts';
import type { ValuationOrder } from '../platform/parties/valuation/party.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import { noteLook } from '../underwriting/note-look.ts';

/** What tells how much of a work is left. */
export type WorkFacts = Pick<Stored, 'status' | 'underwriting' | 'figures' | 'application'> & {
  bureauPin?: string;
  /** The legal day, yyyy-MM-dd. */
  today: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The valuation that the borrower chose, as the lender orders them. */
  order: ValuationOrder;
  /** Who borrows too. */
  coApplicants: CoApplicant[];
  /** Of a part: the borrower's application, and the invitation, still stand. */
  isParentOpen: boolean;
};

/** Whether the application leads to no line. */
export const hasEnded = ({ status, underwriting }: WorkFacts) =>
  status.cancelled === true || underwriting.declinedBy !== undefined;

/** `skipped`: the sandbox's skip-wait asks not to wait for a date or another look. */
export type Run = {
  world: World;
  uuid: string;
  skipped: boolean;
  /** Whether the stages still have it next, asked under the lock before anything is stored. */
  isNext?(scope: ApplicationScope): Promise<boolean>;
  /** Stored together with what ended the work. */
  whenDone?(scope: ApplicationScope): Promise<void>;
};

export type Work = {
  /** Whether something of it is left to do. */
  due(facts: WorkFacts): boolean;
  /** Returns how long to wait before the chain continues, in milliseconds; 0 to continue at once. */
  run(run: Run): Promise<number>;
};

type Store<Answer> = (scope: ApplicationScope, answer: Answer, run: Run) => Promise<number | undefined>;

type PartyWork<Answer> = {
  due: Work['due'];
  /** Names what is asked this time. Told by the facts, so that a second job of the same work asks the same question. */
  occasion(facts: WorkFacts): string;
  /** Throws when the outside party may not be asked: a missing consent stops the chain before any question. */
  permit?(scope: ApplicationScope): Promise<void>;
  ask(world: World, subject: Subject, facts: WorkFacts): Promise<Answer>;
  store: Store<Answer>;
  /** What it looks for again and again: a company that takes too long opens a review. */
  looksFor?: LookedFor;
  /** Takes an answer that came after the application had ended; without it such an answer changes nothing. */
  late?: Store<Answer>;
};

/** A work that only stores. */
export function localWork(due: Work['due'], store: Store<undefined>): Work {
  return partyWork({ due, occasion: () => 'nothing', ask: async () => undefined, store });
}

/** A work that asks an outside party first. A crash in between asks again; the answer is stored once. */
export function partyWork<Answer>(parts: PartyWork<Answer>): Work {
  const { due, occasion, permit, ask, store, late, looksFor } = parts;
  return {
    due,
    run: async (run) => {
      const { subject, facts } = await inApplication(run.world, run.uuid, async (scope) => {
        await permit?.(scope);
        const facts = await workFactsOf(scope);
        return { subject: await subjectOf(scope, occasion(facts)), facts };
      });
      const { patienceMs } = run.world.parties;
      const answer = await inTime('a party of a job', patienceMs, () => ask(run.world, subject, facts));
      return inApplication(run.world, run.uuid, async (scope) => {
        const now = await workFactsOf(scope);
        if (!due(now) || !((await run.isNext?.(scope)) ?? true)) return 0;
        const take = now.status.cancelled ? late : store;
        const waitMs = (await take?.(scope, answer, run)) ?? 0;
        if (looksFor) await noteLook(scope, looksFor, waitMs > 0);
        if (waitMs === 0) await run.whenDone?.(scope);
        return waitMs;
      });
    },
  };
}

export async function workFactsOf(scope: ApplicationScope): Promise<WorkFacts> {
  const bureauPin = await scope.sealed.get('bureauPin');
  return {
    ...(bureauPin ? { bureauPin } : {}),
    today: legalDay(scope.now),
    now: scope.now,
    status: await stored(scope, 'status'),
    order: await valuationOrder(scope),
    underwriting: await stored(scope, 'underwriting'),
    figures: await stored(scope, 'figures'),
    application: await stored(scope, 'application'),
    coApplicants: await coApplicantsOf(scope),
    isParentOpen: (await invitationFacts(scope)).state === 'OPEN',
  };
}
