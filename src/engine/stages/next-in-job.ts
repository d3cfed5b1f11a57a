/**
 * What a job of the server does next, as stages.json says: the work that is left at its stage, the move to the stage that
 * follows, or nothing while something holds it. It knows no work and no stage by name.
 */
import type { Rules } from '../../types/rules.ts';
import type { StagedJob } from '../../types/stages.ts';
import { firstRow } from '../rules/first-row.ts';
import type { Scope } from '../rules/scope.ts';

/** Where the job stands, and either what is to be done there or where it continues; neither where it rests. */
export type Next = { stage: string; work?: string; to?: string };

/** What a job is judged by. */
export type JobFacts = {
  rules: Rules;
  /** The facts of the application, as every rule sees them. */
  scope: Scope;
  /** The step that the application keeps of this job; undefined before it has begun, and of a job that keeps none. */
  kept?: string | undefined;
  /** Whether something of a work is left to do. */
  isLeft(work: string): boolean;
};

/**
 * A job that keeps its stage stands there, and continues by one stage at a time; `to` is for the caller to keep. A job that keeps none
 * begins at its first stage each time and passes the stages at which nothing is left, so that it never answers with `to`.
 */
export function nextInJob(job: StagedJob, facts: JobFacts): Next | undefined {
  if (job.keeps !== undefined) {
    const stage = Object.keys(job.stages).find((name) => job.stages[name]?.step === facts.kept);
    return facts.kept === undefined || stage === undefined ? undefined : nextAt(job, stage, facts);
  }
  let next = nextAt(job, job.first, facts);
  for (const _ of Object.keys(job.stages)) {
    if (next.to === undefined) return next;
    next = nextAt(job, next.to, facts);
  }
  return { stage: next.stage };
}

function nextAt({ stages }: StagedJob, stage: string, { rules, scope, isLeft }: JobFacts): Next {
  const { held, does = [], to } = stages[stage] ?? {};
  if (firstRow(rules, held, scope)) return { stage };
  const work = does.find(isLeft);
  if (work !== undefined) return { stage, work };
  const row = firstRow(rules, to, scope);
  return row ? { stage, to: row.to } : { stage };
}
