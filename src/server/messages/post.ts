/**
 * Hands a message to whoever takes it out of the house, by a durable job: the borrower does not wait for a mail server,
 * and one that is away for an hour loses nothing. Where nobody does, as in the sandbox, it goes into the outbox.
 */
import { randomUUID } from 'node:crypto';
import { sealWithMaster } from '../crypto/master-box.ts';
import { noApplication } from '../jobs/job-data.ts';
import type { Message } from '../vendors/outbox.ts';
import type { World } from '../world.ts';
import { type Letter, letterPurpose } from './letter.ts';

export async function post(world: World, message: Message, goodForMs?: number): Promise<void> {
  const { vendors, clock, queue, secrets } = world;
  if (!vendors.carriers[message.channel]) return vendors.outbox.send(message);
  const goodUntil = goodForMs === undefined ? {} : { goodUntil: clock.now() + goodForMs };
  const letter: Letter = { message, ...goodUntil };
  const uuid = randomUUID();
  const sealed = sealWithMaster(secrets, letterPurpose, uuid, Buffer.from(JSON.stringify(letter)));
  await queue.send('deliver-message', {
    applicationUuid: noApplication,
    uuid,
    sealed: sealed.toString('base64'),
  });
  queue.wake();
}
