/** Sends the due messages of one application. A second run sends nothing twice. */

import type { JobHandler } from '../jobs/job-handler.ts';
import { sendDue } from '../messages/send-due.ts';
import { sendingJob } from '../standing/detect/detect-messages.ts';

export const sendMessages: JobHandler = {
  name: sendingJob,
  lane: 'mail',
  run: ({ world, data }) => sendDue(world, String(data.about)),
};
