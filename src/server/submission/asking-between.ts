/**
 * Runs a transaction that asks outside parties, without ever asking inside of it: a slow party would hold the
 * application's lock and a connection. A call ends the transaction; once it is answered everything runs again, so
 * every check is made again under the lock and sees what was stored meanwhile.
 */

import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { inTime } from '../platform/parties/common/in-time.ts';
import type { AskedParties } from '../platform/parties/parties.ts';
import type { World } from '../platform/world/world.ts';
import { answeredBy, PendingCall } from './answered-by.ts';

/** How long the transactions between the calls may take, and how long we wait for a server that died while asking. */
const slackMs = 5_000;
const mostQuestions = 9;

type Work<T> = (parties: AskedParties) => Promise<T>;

/** Throws `PartyFailed` when no answer comes, and refuses with 409 while another submission asks for this application. */
export async function askingBetween<T>(world: World, uuid: string, work: Work<T>): Promise<T> {
  const answers = new Map<string, unknown>();
  const parties = answeredBy(world.parties, answers);
  const first = await outcomeOf(work, parties);
  if (!(first instanceof PendingCall)) return first;
  // Check once more before asking: the submission that was asking may have been this very one.
  return aloneAsking(world, uuid, async (until) => {
    for (let calls = 0; calls < mostQuestions; calls++) {
      const outcome = await outcomeOf(work, parties);
      if (!(outcome instanceof PendingCall)) return outcome;
      const { key, party, ask } = outcome;
      answers.set(key, await inTime(party, Math.max(0, until - world.clock.now()), ask));
    }
    throw new Error('A submission asks ever new questions.');
  });
}

function outcomeOf<T>(work: Work<T>, parties: AskedParties): Promise<T | PendingCall> {
  return work(parties).catch((error: unknown) => {
    if (error instanceof PendingCall) return error;
    throw error;
  });
}

async function aloneAsking<T>(world: World, uuid: string, ask: (until: number) => Promise<T>): Promise<T> {
  const now = world.clock.now();
  const until = now + world.parties.patienceMs;
  const mark = until + slackMs;
  const marked = await world.db
    .updateTable('applications')
    .set({ asking_until: mark })
    .where('uuid', '=', uuid)
    .where((row) => row.or([row('asking_until', 'is', null), row('asking_until', '<', String(now))]))
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) throw new Refusal(409, [says('request.working')]);
  try {
    return await ask(until);
  } finally {
    // A mark that cannot be removed expires.
    await endAsking(world, uuid, mark).catch(() => undefined);
  }
}

async function endAsking({ db }: World, uuid: string, mark: number): Promise<void> {
  await db
    .updateTable('applications')
    .set({ asking_until: null })
    .where('uuid', '=', uuid)
    .where('asking_until', '=', String(mark))
    .execute();
}
