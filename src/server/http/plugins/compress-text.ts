/** Compresses JSON and HTML that are made per request. What is kept packed (content, assets) comes compressed already. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from '../web/packed.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Made once and sent once: quality 4 is as small as gzip's best in less time than its default.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function compressText(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    const type = String(reply.getHeader('content-type') ?? '');
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request, type, payload.length);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, quick) : zip(payload);
  });
}
