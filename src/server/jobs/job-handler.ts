/** What a durable job looks like. It may run twice: a handler opens the application with `inApplication`,
 * looks at the facts first, and does nothing when its work is done. */

import type { JobData } from '../platform/world/job-data.ts';
import type { World } from '../platform/world/world.ts';
import type { Lane } from './lanes.ts';

export type JobRun = {
  world: World;
  data: JobData;
  jobUuid: string;
  /** The sandbox's skip-wait asks not to wait for a date or a poll count. */
  skipped: boolean;
};

export type JobHandler = {
  name: string;
  /** Where it waits; without one in the lane of our own work. */
  lane?: Lane;
  /** The end of the job moves the application to another step: until then, the browser that started it keeps asking. */
  movesStep?: boolean;
  run(job: JobRun): Promise<void>;
};
