/** Finds what became due by the clock alone: reminders, messages that waited for the morning, and what a crash left. */
import type { World } from '../platform/world/world.ts';
import { sendDue } from './send-due.ts';

const mostAtOnce = 200;
const everyMs = 30_000;

/** Sends what is due about every application. @param report hears of each that failed; the next sweep tries it again */
export async function sweepMessages(world: World, report: (error: unknown) => void): Promise<void> {
  // Messages of a lender that is out of service wait with it and block no other.
  const closed = Object.keys(world.content.outOfService);
  const theirs = world.db.selectFrom('applications').select('uuid').where('org_code', 'in', closed);
  const rows = await world.db
    .selectFrom('messages')
    .select('application_uuid')
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', String(world.clock.now()))
    .$if(closed.length > 0, (waiting) => waiting.where('application_uuid', 'not in', theirs))
    .groupBy('application_uuid')
    .orderBy((row) => row.fn.min('due_at'))
    .limit(mostAtOnce)
    .execute();
  for (const { application_uuid } of rows) await sendDue(world, application_uuid).catch(report);
}

/** Sweeps now and every half minute; returns what stops it. */
export function keepSweepingMessages(world: World, report: (error: unknown) => void): () => void {
  const run = () => sweepMessages(world, report).catch(report);
  void run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
