/** Sends the due messages of one application. A second run sends nothing twice. */
import { sendingJob } from '../../messages/notice/notice-messages.ts';
import { sendDue } from '../../messages/send-due.ts';
import type { JobHandler } from '../job-handler.ts';

export const sendMessages: JobHandler = {
  name: sendingJob,
  lane: 'mail',
  run: ({ world, data }) => sendDue(world, String(data.about)),
};
