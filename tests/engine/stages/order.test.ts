/**
 * In which order an application is worked on. Each case plays a job to where it rests: a work that is done leaves the facts that its
 * doing would, and the job is asked again. The expected lists are what happens to a person, one after another.
 */
/** Covers src/engine/stages/next-in-job.ts, flows/heloc/stages.json. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecord } from '../../../src/engine/facts/facts.ts';
import { withPath } from '../../../src/engine/facts/with-path.ts';
import { nextInJob } from '../../../src/engine/stages/next-in-job.ts';
import type { JobStage, StagedJob, Stages } from '../../../src/types/stages.ts';
import { heloc } from '../../flows/heloc-core.ts';

type Facts = Record<string, unknown>;
type Case = {
  name: string;
  job: keyof Stages['jobs'];
  /** Paths below application.status. */
  status?: Facts;
  figures?: Facts;
  application?: Facts;
  /** Works of which nothing is left from the start. */
  done?: string[];
  /** Work -> what it leaves in application.status. */
  leaves?: Record<string, Facts>;
  order: string[];
};

const { jobs }: Stages = JSON.parse(readFileSync('flows/heloc/stages.json', 'utf8'));
const cases: Case[] = JSON.parse(readFileSync('tests/cases/heloc/stage-order.json', 'utf8')).cases;

test.each(cases)('$name', (one) => {
  expect(played(jobs[one.job], one)).toEqual(one.order);
});

test('a case falls when two stages change places', () => {
  const { funding, 'closing-documents': closing } = jobs;
  const swapped = {
    funding: withWays(funding, { papersIn: 'money', recording: 'money' }),
    'closing-documents': withWays({ ...closing, first: 'title' }, { title: 'flood', flood: 'debts' }),
  };
  for (const [job, other] of Object.entries(swapped)) {
    const own = cases.filter((one) => one.job === job);
    expect(own.filter((one) => played(other, one).join() !== one.order.join()).length, job).toBeGreaterThan(
      0,
    );
  }
});

test('every stage and every work of every job is in some case', () => {
  const told = new Set(cases.flatMap(({ job, order }) => order.map((line) => `${job} ${line}`)));
  const all = Object.entries<StagedJob>(jobs).flatMap(([job, { stages }]) =>
    Object.values(stages).flatMap(({ step, does = [] }) =>
      [...(step ? [`at ${step}`] : []), ...does].map((line) => `${job} ${line}`),
    ),
  );
  expect(all.filter((line) => !told.has(line))).toEqual([]);
});

/** What is done, and where the job stands meanwhile, until it rests. */
function played(job: StagedJob, one: Case): string[] {
  const { status = {}, figures = {}, application = {}, done = [], leaves = {} } = one;
  let facts: Facts = { application: { ...application, status }, figures };
  const over = new Set(done);
  let kept = job.keeps && job.stages[job.first]?.step;
  const seen = kept ? [`at ${kept}`] : [];
  for (let turn = 0; turn < 30; turn++) {
    if (job.keeps) facts = withPath(facts, `application.status.${job.keeps}`, kept);
    const scope = { org: {}, ...facts };
    const next = nextInJob(job, { rules: heloc.rules, scope, kept, isLeft: (work) => !over.has(work) });
    if (next?.work === undefined && next?.to === undefined) return seen;
    if (next.to !== undefined) {
      kept = job.stages[next.to]?.step;
      seen.push(`at ${kept}`);
      continue;
    }
    over.add(next.work ?? '');
    seen.push(next.work ?? '');
    for (const [path, value] of Object.entries(leaves[next.work ?? ''] ?? {}))
      facts = withPath(facts, `application.status.${path}`, value);
  }
  throw new Error('The job goes round for ever.');
}

/** The job with other stages behind some. */
function withWays(job: StagedJob, ways: Record<string, string>): StagedJob {
  const stages = Object.entries<JobStage>(job.stages).map(([name, stage]) => [
    name,
    ways[name] && isRecord(stage) ? { ...stage, to: [{ when: 'always', to: ways[name] }] } : stage,
  ]);
  return { ...job, stages: Object.fromEntries(stages) };
}
