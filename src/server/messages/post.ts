/**
 * Queues a message for delivery by a durable job: the borrower does not wait for a mail server, and one that is down
 * for an hour loses nothing. Without a carrier, as in the sandbox, it goes into the outbox.
 */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sealWithMaster } from '../platform/crypto/master-box.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Message } from '../platform/parties/common/outbox.ts';
import { noApplication } from '../platform/world/job-data.ts';
import type { World } from '../platform/world/world.ts';
import { type Letter, letterPurpose } from './letter.ts';

/** @param goodForMs how long it is of use, in milliseconds; with 0 it costs as much as any other and reaches no one */
export async function post(world: World, message: Message, goodForMs?: number): Promise<void> {
  const { parties, clock, queue } = world;
  if (!parties.carriers[message.channel]) return goodForMs === 0 ? undefined : parties.outbox.send(message);
  const goodUntil = goodForMs === undefined ? {} : { goodUntil: clock.now() + goodForMs };
  await queue.send('deliver-message', parcel(world, { message, ...goodUntil }, randomUUID()), {
    isUrgent: goodForMs !== undefined,
  });
  queue.wake();
}

/** The same, but only if the transaction commits. @param uuid what the message is known by, in every try */
export async function postWith(
  world: World,
  tx: Transaction<Tables>,
  message: Message,
  uuid: string,
): Promise<void> {
  await world.queue.send('deliver-message', parcel(world, { message }, uuid), { tx });
}

function parcel({ secrets }: World, letter: Letter, uuid: string) {
  const sealed = sealWithMaster(secrets, letterPurpose, uuid, Buffer.from(JSON.stringify(letter)));
  return { applicationUuid: noApplication, uuid, sealed: sealed.toString('base64') };
}
