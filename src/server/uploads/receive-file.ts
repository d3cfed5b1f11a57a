/**
 * Takes the one file of a multipart request, finds out what it is, and passes it on. Buffers it on disk, unreadable,
 * until it is complete; only so many are in memory at once, however many are sent and however slowly.
 */

import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../../types/limits.ts';
import { networkOf } from '../platform/crypto/address-index.ts';
import { CallError } from '../platform/errors/call-error.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { FileStore, Spooled } from '../platform/world/file-store.ts';
import { type Inspected, inspectUpload, type Upload } from './inspect-upload.ts';
import { readingTurns, type Sender } from './reading-turns.ts';
import { safeName } from './safe-name.ts';

export type ReceivedFile = { bytes: Buffer } & Inspected;

// Each file in work is in memory three times while it is looked at and encrypted: three times what limits.json allows.
const inTurn = readingTurns({
  known: {
    ...{ running: 2, waiting: 100, waitingEach: 30 },
    patienceMs: 15_000,
    seconds: 240,
    refillMs: 600_000,
  },
  strangers: {
    ...{ running: 1, waiting: 40, waitingEach: 5 },
    patienceMs: 10_000,
    seconds: 30,
    refillMs: 600_000,
  },
});

/** How one kind of upload is taken. */
type Taking<Found> = {
  files: FileStore;
  inspect(upload: Upload): Promise<Found>;
  /** Who sends it, asked once the sender is admitted. Without it, a session's account, or else the address. */
  sender?(): Sender | undefined;
  /** Throws for a sender who may not; hears the text fields that came before the file. */
  admit?(field: (name: string) => string): Promise<unknown>;
  /** In place of the server's own. */
  limits?: { fileSize: number; fields: number; parts: number };
};

/** @param keep what to do with the file; its bytes may be forgotten afterwards */
export function receiveFile<T>(
  request: FastifyRequest,
  { files, limits, sender }: { files: FileStore; limits: Limits['uploads']; sender?: () => Sender },
  keep: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const inspect = (upload: Upload) => inspectUpload(upload, limits);
  const most = { fileSize: limits.megabytes * 1024 * 1024, fields: 0, parts: 1 };
  return receivePart(request, { files, inspect, limits: most, ...(sender && { sender }) }, keep);
}

/** The same for what is inspected otherwise, or comes with fields of its own. */
export async function receivePart<T, Found>(
  request: FastifyRequest,
  taking: Taking<Found>,
  keep: (file: { bytes: Buffer; name: string } & Found) => Promise<T>,
): Promise<T> {
  const { spooled, name } = await spoolPart(request, taking).catch(blameSender);
  try {
    const sender = taking.sender?.() ?? senderOf(request);
    return await inTurn({ sender, bytes: spooled.size }, async (charge) => {
      const bytes = await spooled.read();
      const found = await charge(() => taking.inspect({ name, bytes }));
      return keep({ bytes, name, ...found });
    });
  } finally {
    await spooled.drop();
  }
}

function senderOf({ session, ip }: FastifyRequest): Sender {
  if (session) return { key: session.account.uuid, isKnown: true };
  return { key: networkOf(ip), isKnown: false };
}

type Part = { spooled: Spooled; name: string };

async function spoolPart<Found>(
  request: FastifyRequest,
  { files, admit, limits }: Taking<Found>,
): Promise<Part> {
  const part = await request.file(limits && { limits: { ...limits, files: 1 } });
  if (part?.fieldname !== 'file') throw new CallError(400, 'Send one file in the field "file".');
  const source: Readable = part.file;
  await admit?.((name) => textOf(part.fields[name])).catch((refusal: unknown) => {
    source.resume();
    throw refusal;
  });
  const spooled = await files.spool(source);
  if (part.file.truncated) {
    await spooled.drop();
    throw new Refusal(413, [says('file.large')]);
  }
  return { spooled, name: safeName(part.filename) };
}

function textOf(field: Multipart | Multipart[] | undefined): string {
  const one = Array.isArray(field) ? field[0] : field;
  return one?.type === 'field' && typeof one.value === 'string' ? one.value : '';
}

/** A bad body is the sender's mistake; a bad disk is ours. */
function blameSender(error: unknown): never {
  const { syscall, statusCode } = error as { syscall?: unknown; statusCode?: unknown };
  if (error instanceof Refusal || syscall !== undefined) throw error;
  if (statusCode === 413) throw new Refusal(413, [says('file.most')]);
  throw new Refusal(400, [says('file.broken')]);
}
