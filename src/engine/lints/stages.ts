/**
 * The stages of the server's jobs: each is there, is reached, and leads to the end of its job; the steps that are kept are steps, one
 * a stage; every work that the server knows is done by one stage.
 */
import type { StagedJob } from '../../types/stages.ts';
import type { Bundle } from '../content/bundle.ts';
import { enumerationAt } from '../content/declared.ts';
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { findStep } from '../journey/find-step.ts';
import { type StageAt, stagesOf } from './job-stages.ts';
import { type Lint, type Place, placeIn, type Report } from './lint.ts';
import { spread } from './spread.ts';
import { words } from './words.ts';

export const lintStages: Lint = (bundle, report) => {
  if (!bundle.stages) return;
  const all = stagesOf(bundle);
  for (const [name, job] of Object.entries<StagedJob>(bundle.stages.jobs)) {
    const own = all.filter((one) => one.job === name);
    lintNames(report, job, own, placeIn(bundle, 'stages', 'jobs', name, 'first'));
    lintWays(report, job, own);
    lintKept(bundle, report, job, own);
  }
  lintWorks(bundle, report, all);
};

function lintNames(report: Report, { first, stages }: StagedJob, own: readonly StageAt[], begins: Place) {
  const known = Object.keys(stages);
  const look = (name: string, place: Place) => {
    if (!known.includes(name))
      report('STAGE_UNKNOWN', place, `the job has no stage "${name}".`, didYouMean(name, known));
  };
  look(first, begins);
  for (const { stage, place } of own)
    for (const [index, { to }] of (stage.to ?? []).entries())
      look(to, { ...place, keys: [...place.keys, 'to', index, 'to'] });
}

function lintWays(report: Report, { first, stages }: StagedJob, own: readonly StageAt[]): void {
  const after = (name: string) => (stages[name]?.to ?? []).map(({ to }) => to);
  const reached = spread([first], after);
  const isLast = (name: string) => stages[name]?.last === true;
  for (const { name, place } of own) {
    if (!reached.has(name))
      report(
        'STAGE_UNREACHABLE',
        place,
        `no stage leads to "${name}", and the job does not begin there.`,
        'Name it in the `to` of the stage before it, or remove it.',
      );
    if (![...spread([name], after)].some(isLast))
      report(
        'STAGE_DEAD_END',
        place,
        `no way leads from "${name}" to the end of the job, so applications would go round for ever.`,
        'Lead it on, or call the stage at which the job ends `last`.',
      );
  }
}

function lintKept(bundle: Bundle, report: Report, { keeps }: StagedJob, own: readonly StageAt[]): void {
  for (const [index, { name, stage, place }] of own.entries()) {
    const { step } = stage;
    const at = { ...place, keys: [...place.keys, 'step'] };
    if (keeps === undefined && step !== undefined)
      report('STAGE_STEP', at, 'the job keeps no step, so this one would never be shown.', 'Remove it.');
    if (keeps !== undefined && step === undefined)
      report('STAGE_STEP', place, `the job keeps its step, and "${name}" has none.`, 'Say its `step`.');
    if (keeps === undefined || step === undefined) continue;
    const same = own.slice(0, index).find((other) => other.stage.step === step);
    if (same)
      report('STAGE_STEP', at, `"${same.name}" has this step too.`, 'Give each stage a step of its own.');
    lintStep(bundle, report, { keeps, step }, at);
  }
}

function lintStep(bundle: Bundle, report: Report, kept: { keeps: string; step: string }, at: Place): void {
  const { keeps, step } = kept;
  const known = Object.keys(bundle.steps?.steps ?? {});
  if (!findStep(bundle.steps, step)) {
    report('STEP_UNKNOWN', at, `there is no step "${step}".`, didYouMean(step, known));
    return;
  }
  const values = valuesOf(bundle, enumerationAt(bundle, `application.status.${keeps}`));
  if (!values.includes(step))
    report('VALUE_UNKNOWN', at, `${keeps} never has the value "${step}".`, didYouMean(step, values));
}

function valuesOf({ domain }: Bundle, enumeration = ''): string[] {
  const { definitions } = domain.enumerations ?? {};
  const found = isRecord(definitions) ? definitions[enumeration] : undefined;
  return isRecord(found) && Array.isArray(found.enum) ? found.enum : [];
}

function lintWorks(bundle: Bundle, report: Report, all: readonly StageAt[]): void {
  const done = all.flatMap(({ job, name, stage, place }) =>
    (stage.does ?? []).map((work, index) => ({
      work,
      job,
      name,
      place: { ...place, keys: [...place.keys, 'does', index] },
    })),
  );
  for (const [index, { work, job, place }] of done.entries()) {
    const of = jobOf(bundle, work);
    if (of !== undefined && of !== job)
      report(
        'WORK_ELSEWHERE',
        place,
        `"${work}" is a work of ${of}, and would never be done here.`,
        `Leave it to ${of}.`,
      );
    const before = done.slice(0, index).find((other) => other.work === work);
    if (before)
      report('WORK_TWICE', place, `"${before.name}" does "${work}" already.`, 'Leave it to one of them.');
  }
  for (const work of words(bundle, 'works').filter((word) => !done.some((one) => one.work === word)))
    report(
      'WORK_MISSING',
      placeIn(bundle, 'stages', 'jobs'),
      `no stage does "${work}", so it would never be done.`,
      'Name it in the `does` of the stage that lost it.',
    );
}

function jobOf({ vocabulary: { works } }: Bundle, work: string): string | undefined {
  const word = isRecord(works) && Object.hasOwn(works, work) ? works[work] : undefined;
  return isRecord(word) && typeof word.of === 'string' ? word.of : undefined;
}
