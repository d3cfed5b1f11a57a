/**
 * Delivers one queued message by mail or text message. Retries failures; drops a message that is too old or
 * permanently refused.
 */

import type { JobHandler } from '../jobs/job-handler.ts';
import { type Letter, letterPurpose } from '../messages/letter.ts';
import { noteAddress } from '../messages/stopped-phones.ts';
import { openWithMaster } from '../platform/crypto/master-box.ts';
import type { Message } from '../platform/parties/common/outbox.ts';
import { Undeliverable } from '../platform/parties/common/undeliverable.ts';
import type { JobData } from '../platform/world/job-data.ts';
import type { World } from '../platform/world/world.ts';

export const deliverMessage: JobHandler = {
  name: 'deliver-message',
  lane: 'mail',
  run: async ({ world, data }) => {
    const { message, goodUntil } = open(world, data);
    if (goodUntil !== undefined && world.clock.now() >= goodUntil) return;
    const { carriers, outbox } = world.parties;
    const carrier = carriers[message.channel] ?? outbox;
    await carrier.send(message, String(data.uuid)).catch((error) => remember(world, message, error));
  },
};

/** A phone that texts do not reach is said to be one when its owner asks for the next. */
async function remember(world: World, { channel, to }: Message, error: unknown): Promise<never> {
  if (channel === 'SMS' && error instanceof Undeliverable && error.address)
    await noteAddress(world, to, error.address);
  throw error;
}

function open({ secrets }: World, { uuid, sealed }: JobData): Letter {
  const bytes = Buffer.from(String(sealed), 'base64');
  return JSON.parse(openWithMaster(secrets, letterPurpose, String(uuid), bytes).toString('utf8'));
}
