/** What a durable job looks like. It may run twice: a handler opens the application with `inApplication`,
 * looks at the facts first, and does nothing when its work is done. */

import type { JobData } from '../world/job-data.ts';
import type { World } from '../world/world.ts';

export type JobRun = {
  world: World;
  data: JobData;
  jobUuid: string;
  /** The sandbox's skip-wait asked for it: do not wait for a date or a poll count any longer. */
  skipped: boolean;
};

export type JobHandler = {
  name: string;
  /** Its end takes the application to another step: who started it asks for the step until then. */
  movesStep?: boolean;
  run(job: JobRun): Promise<void>;
};
