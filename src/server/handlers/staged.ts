/** A job with stages: stages.json says which of its works comes when, what holds them, and which stage follows. */
import { scopeOf } from '../../engine/rules/scope.ts';
import { type Next, nextInJob } from '../../engine/stages/next-in-job.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { assembleFacts } from '../facts/assemble.ts';
import { lenderOf } from '../facts/lender.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { inApplication } from '../standing/in-application.ts';
import { keepStage, type StagedName } from '../underwriting/keep-stage.ts';
import { inSteps } from './in-steps.ts';
import { type Run, type Work, workFactsOf } from './work.ts';

/** Word of the vocabulary -> the work. */
export type Works = Readonly<Record<string, Work>>;

export function staged(name: StagedName, works: Works): JobHandler {
  const nextOf = (scope: ApplicationScope) => askStages(scope, name, works);
  const goOn = async (scope: ApplicationScope) => {
    const { to } = (await nextOf(scope)) ?? {};
    if (to !== undefined) await keepStage(scope, name, to);
  };
  return inSteps(name, async (first) => {
    const { work = '', to } = (await nextOf(first)) ?? {};
    const isNext = async (scope: ApplicationScope) => (await nextOf(scope))?.work === work;
    const next = works[work];
    if (next) return { run: (run: Run) => next.run({ ...run, isNext, whenDone: goOn }) };
    return to === undefined
      ? undefined
      : { run: ({ world, uuid }) => inApplication(world, uuid, move(goOn)) };
  });
}

/** Takes no time of its own. */
const move = (goOn: (scope: ApplicationScope) => Promise<void>) => async (scope: ApplicationScope) => {
  await goOn(scope);
  return 0;
};

async function askStages(scope: ApplicationScope, name: StagedName, works: Works): Promise<Next | undefined> {
  const { flow, stages } = lenderOf(scope.world, scope.application.orgCode);
  const job = stages.jobs[name];
  const facts = await workFactsOf(scope);
  if (facts.status.cancelled) return undefined;
  return nextInJob(job, {
    rules: flow.rules,
    scope: scopeOf(flow, await assembleFacts(scope)),
    kept: job.keeps && facts.status[job.keeps],
    isLeft: (work) => works[work]?.due(facts) ?? false,
  });
}
