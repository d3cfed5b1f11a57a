/**
 * One stage of a chain of jobs: asks outside parties without a transaction, then stores in one. Running it twice is
 * harmless.
 */

import type { ApplicationScope } from '../../application/application-scope.ts';
import { awaited } from '../../application/co-borrowers-of.ts';
import { type Stored, stored } from '../../application/stored.ts';
import type { LookedFor } from '../../application/underwriting.ts';
import { type CoApplicant, coApplicantsOf } from '../../facts/co-applicants-of.ts';
import { invitationFacts } from '../../facts/invitation-facts.ts';
import { subjectOf } from '../../facts/subject-of.ts';
import { valuationOrder } from '../../facts/valuation-order.ts';
import { inApplication } from '../../transactions/in-application.ts';
import { noteLook } from '../../underwriting/note-look.ts';
import { inTime } from '../../vendors/in-time.ts';
import type { Subject } from '../../vendors/subject.ts';
import type { ValuationOrder } from '../../vendors/valuation.ts';
import type { World } from '../../world/world.ts';

/** What decides whether a stage is due. */
export type StageFacts = Pick<Stored, 'status' | 'underwriting' | 'figures' | 'application'> & {
  bureauPin?: string;
  /** Someone who is to borrow too has not applied. */
  awaitsCoBorrower: boolean;
  /** The valuation that the borrower chose, as the lender orders them. */
  order: ValuationOrder;
  /** Who borrows too. */
  coApplicants: CoApplicant[];
  /** Of a part: the borrower's application, and the invitation, still stand. */
  isParentOpen: boolean;
};

/** `skipped`: the sandbox's skip-wait asks not to wait for a date or another look. */
export type Run = { world: World; uuid: string; skipped: boolean };

export type Stage = {
  due(facts: StageFacts): boolean;
  /** Returns how long to wait before the chain goes on, in milliseconds; 0 to go on at once. */
  run(run: Run): Promise<number>;
};

type Store<Answer> = (scope: ApplicationScope, answer: Answer, run: Run) => Promise<number | undefined>;

type PartyStage<Answer> = {
  due: Stage['due'];
  /** Names what is asked this time. Told by the facts, so that a second job of the same work asks the same question. */
  occasion(facts: StageFacts): string;
  /** Throws when the outside party may not be asked: a missing consent stops the chain before any question. */
  permit?(scope: ApplicationScope): Promise<void>;
  ask(world: World, subject: Subject, facts: StageFacts): Promise<Answer>;
  store: Store<Answer>;
  /** What it looks for again and again: a company that takes too long opens a review. */
  looksFor?: LookedFor;
  /** Takes an answer that came after the application had ended; without it such an answer changes nothing. */
  late?: Store<Answer>;
};

/** A stage that only stores. */
export function localStage(due: Stage['due'], store: Store<undefined>): Stage {
  return partyStage({ due, occasion: () => 'nothing', ask: async () => undefined, store });
}

/** A stage that asks an outside party first. A crash in between asks again; the answer is stored once. */
export function partyStage<Answer>(stage: PartyStage<Answer>): Stage {
  const { due, occasion, permit, ask, store, late, looksFor } = stage;
  return {
    due,
    run: async (run) => {
      const { subject, facts } = await inApplication(run.world, run.uuid, async (scope) => {
        await permit?.(scope);
        const facts = await stageFactsOf(scope);
        return { subject: await subjectOf(scope, occasion(facts)), facts };
      });
      const { patienceMs } = run.world.vendors;
      const answer = await inTime('a party of a job', patienceMs, () => ask(run.world, subject, facts));
      return inApplication(run.world, run.uuid, async (scope) => {
        const now = await stageFactsOf(scope);
        if (!due(now)) return 0;
        const take = now.status.cancelled ? late : store;
        const waitMs = (await take?.(scope, answer, run)) ?? 0;
        if (looksFor) await noteLook(scope, looksFor, waitMs > 0);
        return waitMs;
      });
    },
  };
}

export async function stageFactsOf(scope: ApplicationScope): Promise<StageFacts> {
  const bureauPin = await scope.sealed.get('bureauPin');
  return {
    ...(bureauPin ? { bureauPin } : {}),
    awaitsCoBorrower: (await awaited(scope)).length > 0,
    status: await stored(scope, 'status'),
    order: await valuationOrder(scope),
    underwriting: await stored(scope, 'underwriting'),
    figures: await stored(scope, 'figures'),
    application: await stored(scope, 'application'),
    coApplicants: await coApplicantsOf(scope),
    isParentOpen: (await invitationFacts(scope)).state === 'OPEN',
  };
}
