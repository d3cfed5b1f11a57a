/** The headers of every answer, and the content security policy with one style nonce per request. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentHeaders } from '../web/document-headers.ts';
import { earlyPressHash } from '../web/drawn-root.ts';

declare module 'fastify' {
  interface FastifyRequest {
    styleNonce: string;
  }
}

export type HeaderOptions = { https: boolean };

export function sendSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, options));
}

/** The same for an answer that is given before any hook runs. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { https }: HeaderOptions,
): void {
  request.styleNonce = randomBytes(16).toString('base64');
  reply.headers(fixedHeaders);
  reply.header('content-security-policy', policy(request.styleNonce));
  reply.header('cache-control', 'no-store');
  reply.header('x-request-id', request.id);
  if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
}

const fixedHeaders = {
  ...documentHeaders,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${earlyPressHash}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /csp-report',
  ].join('; ');
}
