/** A file as an answer. */
import type { FastifyReply } from 'fastify';

/** Sent as a download that no browser interprets, whatever is inside. The caller sends the bytes. */
export function attach(reply: FastifyReply, mediaType: string, name: string): FastifyReply {
  const ascii = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()]/g, percent);
  return reply
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaType);
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
