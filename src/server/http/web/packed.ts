/**
 * Bytes with their compressed forms, made on first use (or by the build) and kept. Content under a hash never changes.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropDocumentHeaders } from './document-headers.ts';

export type Packed = {
  type: string;
  bytes: Buffer;
  forms: Map<string, Promise<Buffer>>;
  /** A worker's script: the policy that it runs under comes with it. */
  isWorker?: boolean;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthIt = 1024;
const compressible = /^(text\/|application\/(json|javascript)|image\/svg)/;
const partOfPage = /^(text\/(css|javascript)|font\/)/;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** @param brotlied the same bytes in brotli, if already compressed */
export function pack(type: string, bytes: Buffer | string, brotlied?: Buffer): Packed {
  const forms = new Map(brotlied ? [['br', Promise.resolve(brotlied)]] : []);
  return { type, bytes: Buffer.from(bytes), forms };
}

/** Sends the best form that the client accepts. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Packed,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, packed.type, packed.bytes.length);
  if (partOfPage.test(packed.type) && !packed.isWorker) dropDocumentHeaders(reply);
  reply.type(packed.type).header('vary', 'accept-encoding');
  if (!encoding) return reply.send(packed.bytes);
  return reply.header('content-encoding', encoding).send(await formOf(packed, encoding));
}

export type Encoding = 'br' | 'gzip';

/** The best form that the client accepts; undefined when the bytes are better sent as they are. */
export function encodingFor(request: FastifyRequest, type: string, length: number): Encoding | undefined {
  if (length < worthIt || !compressible.test(type)) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(accepted) ? 'gzip' : undefined;
}

function formOf({ bytes, forms }: Packed, encoding: Encoding): Promise<Buffer> {
  const known = forms.get(encoding) ?? (encoding === 'br' ? brotli(bytes, brotliOptions) : zip(bytes));
  forms.set(encoding, known);
  return known;
}
