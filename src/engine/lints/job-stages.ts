/** Every stage of the server's jobs, with its place. */
import type { JobStage, StagedJob } from '../../types/stages.ts';
import type { Bundle } from '../content/bundle.ts';
import { type Place, placeIn } from './lint.ts';

export type StageAt = { job: string; name: string; stage: JobStage; place: Place };

export function stagesOf(bundle: Bundle): StageAt[] {
  return Object.entries<StagedJob>(bundle.stages?.jobs ?? {}).flatMap(([job, { stages }]) =>
    Object.entries(stages).map(([name, stage]) => ({
      job,
      name,
      stage,
      place: placeIn(bundle, 'stages', 'jobs', job, 'stages', name),
    })),
  );
}
