/** Receives a file of a chat, whoever carries it. */
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { World } from '../../platform/world/world.ts';
import type { Upload } from '../../uploads/inspect-upload.ts';
import type { Sender } from '../../uploads/reading-turns.ts';
import { receivePart } from '../../uploads/receive-file.ts';
import type { ChannelRow } from '../channel.ts';
import { channelOfToken } from '../channel-of-token.ts';
import type { FoundFile, KeptFile } from '../chat-files.ts';
import { inspectChatFile } from '../inspect-chat-file.ts';

type Receiving = {
  orgCode: string;
  admit(field: (name: string) => string): Promise<void>;
  sender?(): Sender | undefined;
};

/** Finds out what the file is, by the limits of the chat's lender, and keeps it. */
export async function receiveChatFile(
  { world }: Backend,
  request: FastifyRequest,
  { orgCode, ...asked }: Receiving,
  keep: (found: FoundFile) => Promise<KeptFile>,
): Promise<KeptFile> {
  const { uploads } = limitsOf(world, orgCode);
  const { attachmentMegabytes: most = 0 } = world.content.orgs[orgCode]?.org.chat ?? {};
  const taking = {
    files: world.files,
    limits: { fileSize: most * 1024 * 1024, fields: 2, parts: 3 },
    inspect: (upload: Upload) => inspectChatFile(upload, uploads),
    ...asked,
  };
  try {
    return await receivePart(request, taking, keep);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 413) throw error;
    throw new Refusal(413, [says('chat.fileSize', { most })], { message: 'SIZE' });
  }
}

/** The chat that a token opens; 401 for a token that opens none. */
export async function chatByToken(world: World, token: string): Promise<ChannelRow> {
  const found = await channelOfToken(world, token);
  if (!found) throw noChatToken();
  return found.row;
}

export const noChatToken = () => new Refusal(401, [says('chat.token')]);
