/** The headers that a browser reads of documents and of workers only, beside their policy. */
import type { FastifyReply } from 'fastify';

export const documentHeaders = {
  'x-frame-options': 'DENY',
  // Not even our own calls name the page: its address may hold a broker's code, and proxies keep what calls name.
  'referrer-policy': 'strict-origin',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
};

/**
 * Takes them back, and the policy. A script, a style or a font is judged by the policy of the page that asks for it, and its
 * own would cost more than the code of a small one.
 */
export function dropDocumentHeaders(reply: FastifyReply): void {
  for (const name of ['content-security-policy', ...Object.keys(documentHeaders)]) reply.removeHeader(name);
}
