/** One file of a request, kept once: a repeated request gets the answer of the first. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../../types/limits.ts';
import { replayOr } from '../../http/plugins/replay.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { World } from '../../platform/world/world.ts';
import type { Sender } from '../reading-turns.ts';
import { type ReceivedFile, receiveFile } from '../receive-file.ts';

/** @returns undefined where the kept answer was sent */
export function receiveOnce<T>(
  world: World,
  { request, reply, sender }: { request: FastifyRequest; reply: FastifyReply; sender?: () => Sender },
  limits: Limits['uploads'],
  keep: (file: ReceivedFile) => Promise<T>,
): Promise<T | undefined> {
  return receiveFile(request, { files: world.files, limits, ...(sender && { sender }) }, async (file) => {
    const isReplayed = await replayOr(world, request, reply, sha256(file.bytes));
    return isReplayed ? undefined : keep(file);
  });
}
