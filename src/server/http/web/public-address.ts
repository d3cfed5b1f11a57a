/**
 * Where a lender's pages stand, for links in emails. Believes the Host header only when it is one of the lender's own.
 */
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';

/** An origin and the base path, e.g. https://apply.lender.example/account/heloc. */
export function publicAddress(
  { world, library }: Backend,
  request: FastifyRequest,
  basePath: string,
): string {
  const { hosts = [], baseUrl = '' } = library.lender(request.orgCode).org;
  if (world.mode === 'sandbox') return `${request.protocol}://${request.host}${basePath}`;
  const host = hosts.includes(request.hostname.toLowerCase()) ? request.hostname : hosts[0];
  return `${host ? `https://${host}` : baseUrl.replace(/\/+$/, '')}${basePath}`;
}
