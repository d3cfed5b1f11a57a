/**
 * Begins a chat, with what was said to the chatbot before it, or not at all. It belongs to an application only where the session's
 * own account does; what a request says of itself proves nothing.
 */
import { randomUUID } from 'node:crypto';
import type { Session } from '../auth/session.ts';
import { limitsOf, seconds } from '../facts/limits-of.ts';
import { tellOthers } from '../platform/broadcasts/tell-others.ts';
import { createDataKey, openDataKey } from '../platform/crypto/data-key.ts';
import { sealJson } from '../platform/crypto/json-box.ts';
import { spokenLanguage } from '../platform/language/spoken.ts';
import type { World } from '../platform/world/world.ts';
import { appendWithin } from './append-message.ts';
import { rowOfVisitor, type Visitor } from './channel.ts';
import type { BotTurn } from './chat-message.ts';
import { ownApplication } from './own-application.ts';
import { deskTopic } from './tell-chat.ts';

export type Opened = { uuid: string; expiresAt: number };

/** `about` is the application that the visitor says it is about; `turns` stand above the first message; `network` as `addressIndex` gives it. */
export type Beginning = {
  session: Session | undefined;
  about: string | undefined;
  isVerified: boolean;
  network: string;
  turns: readonly BotTurn[];
};

export async function openChannel(
  world: World,
  orgCode: string,
  visitor: Visitor,
  { session, about, isVerified, network, turns }: Beginning,
): Promise<Opened> {
  const { db, secrets, clock } = world;
  const [uuid, now] = [randomUUID(), clock.now()];
  const application = await ownApplication(db, session, about);
  const own = application ? undefined : createDataKey(secrets, uuid);
  const key =
    own?.key ?? openDataKey(secrets, application?.uuid ?? '', application?.wrapped_key ?? Buffer.alloc(0));
  const expiresAt = now + seconds(limitsOf(world, orgCode).chat.liveSeconds);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('chat_channels')
      .values({
        ...{ uuid, org_code: orgCode, state: 'WAITING', created_at: now, expires_at: expiresAt },
        application_uuid: application?.uuid ?? null,
        is_verified: isVerified,
        network,
        language: spokenLanguage() ?? null,
        owner_uuid: session?.account.uuid ?? null,
        session_uuid: session?.uuid ?? null,
        wrapped_key: own?.wrapped ?? null,
        body: sealJson(key, rowOfVisitor(uuid), visitor),
      })
      .execute();
    // An agent who takes it at once has all of it.
    if (turns.length > 0) await appendWithin(world, tx, uuid, { ...carried, turns }, key);
    await tellOthers(tx, deskTopic(orgCode));
  });
  return { uuid, expiresAt };
}

const carried = { role: 'bot', clientId: 'before', text: '' } as const;
