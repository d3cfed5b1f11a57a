/**
 * Decides who may read the developers' page: everyone in the sandbox; in production, whoever knows the configured
 * secret.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../backend/backend.ts';
import { sameDigest, sha256 } from '../platform/crypto/digest.ts';
import { CallError } from '../platform/errors/call-error.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

/** Throws 404 where production has no secret, and 401 for a request without it. The browser asks for it as a password. */
export function requireDeveloper(
  { world, settings }: Pick<Backend, 'world' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (world.mode === 'sandbox') return;
  const { developerSecret } = settings;
  if (developerSecret === undefined) throw new Refusal(404, [says('request.notFound')]);
  const given = passwordOf(request.headers.authorization);
  if (given !== undefined && sameDigest(sha256(given), sha256(developerSecret))) return;
  reply.header('www-authenticate', 'Basic realm="developers", charset="UTF-8"');
  throw new CallError(401, 'This page is for developers.', { security: { event: 'developer-refused' } });
}

function passwordOf(header = ''): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,400})$/.exec(header) ?? [];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
