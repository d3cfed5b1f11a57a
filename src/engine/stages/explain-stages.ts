/** Where each job stands that keeps its stage, what holds it there, and which stage follows once its works are done. */
import type { StagedJob } from '../../types/stages.ts';
import type { Bundle } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { readPath } from '../facts/read-path.ts';
import { explainRows } from '../journey/explain-rows.ts';
import type { Line } from '../journey/line.ts';
import { scopeOf } from '../rules/scope.ts';

/** Empty before such a job has begun. */
export function explainStages(bundle: Bundle, facts: Facts): Line[] {
  return Object.entries<StagedJob>(bundle.stages?.jobs ?? {}).flatMap(([job, { keeps, stages }]) => {
    const kept = keeps && readPath(facts, `application.status.${keeps}`);
    const [name, stage] = Object.entries(stages).find(([, { step }]) => step && step === kept) ?? [];
    if (name === undefined || !stage) return [];
    const { means, held = [], does = [], to = [] } = stage;
    const works = does.length > 0 ? ` It does ${does.join(', ')}.` : '';
    const text = `The job ${job} stands at ${name}: ${means}${works}`;
    const rows = [...held.map(({ when }) => ({ when, to: 'it is held' })), ...to];
    const standing: Line = { kind: 'step', outcome: 'chosen', name, text, findings: [] };
    return [standing, ...explainRows(bundle, rows, scopeOf(bundle, facts))];
  });
}
