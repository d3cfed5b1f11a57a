/** A route takes exactly one kind of body. Refuses anything else before reading a byte of it. */
import type { FastifyRequest } from 'fastify';
import { CallError } from '../../platform/errors/call-error.ts';
import type { Route } from '../calls/route.ts';

const accepted = {
  json: /^application\/json(?:; ?charset=utf-8)?$/i,
  multipart: /^multipart\/form-data; ?boundary=[\w'()+,./:=?" -]{1,90}$/i,
  form: /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i,
  report: /^application\/(?:csp-report|reports\+json|json)(?:; ?charset=utf-8)?$/i,
};

export async function guardContentType(request: FastifyRequest, _reply: unknown, row: Route): Promise<void> {
  if (row.method === 'GET' || row.method === 'DELETE') return;
  if (hasNoBody(request)) return; // The row's schema decides whether that will do.
  const takes = row.takes ?? 'json';
  if (accepted[takes].test(request.headers['content-type'] ?? '')) return;
  const wanted = takes === 'multipart' ? 'multipart/form-data' : 'application/json';
  throw new CallError(415, `Send ${wanted}.`);
}

function hasNoBody({ headers }: FastifyRequest): boolean {
  const isEmpty = headers['content-length'] === undefined || headers['content-length'] === '0';
  return isEmpty && headers['content-type'] === undefined && headers['transfer-encoding'] === undefined;
}
