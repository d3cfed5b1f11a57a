/** Keeps at which stage a job stands, as the step that stages.json gives it. */
import type { Stages } from '../../types/stages.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';

/** A job of stages.json. */
export type StagedName = keyof Stages['jobs'];

/** Of a job that keeps none, nothing is stored. @param stage the one at which the job begins, unless said */
export async function keepStage(scope: ApplicationScope, name: StagedName, stage?: string): Promise<void> {
  const { keeps, first, stages } = lenderOf(scope.world, scope.application.orgCode).stages.jobs[name];
  const step = stages[stage ?? first]?.step;
  if (keeps !== undefined && step !== undefined) await record(scope, 'status', { [keeps]: step });
}
