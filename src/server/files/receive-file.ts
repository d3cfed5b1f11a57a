/** Reads the one file of a multipart request and says what it really is. */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';
import { inspectUpload } from './inspect-upload.ts';
import { safeName } from './safe-name.ts';

export type ReceivedFile = { bytes: Buffer; name: string; mediaType: string };

export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  const part = await request.file();
  if (part?.fieldname !== 'file') throw new Refusal(400, ['Send one file in the field "file".']);
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new Refusal(413, ['This file is larger than 15 MB']);
  const name = safeName(part.filename);
  const mediaType = await inspectUpload({ name, declaredType: part.mimetype.toLowerCase(), bytes });
  return { bytes, name, mediaType };
}
