/** Decides which lender a request belongs to: the header, else the host, else (outside production) `?org=` or its cookie. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { issueLine } from '../../../engine/issues/issue.ts';
import type { Backend } from '../../backend/backend.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { outOfService } from '../../platform/errors/out-of-service.ts';
import { isForPerson } from '../calls/is-for-person.ts';
import { outOfServicePage } from '../web/out-of-service-page.ts';
import type { Guard } from './route-table.ts';

declare module 'fastify' {
  interface FastifyRequest {
    orgCode: string;
    /** The request itself said so, in its header. */
    orgIsNamed: boolean;
  }
}

const orgCookie = 'hl_org';

export function guardOrg(backend: Backend): Guard {
  return async (request, reply, row) => {
    const byHost = backend.library.orgOfHost(request.hostname);
    const named = orgHeader(request);
    if (named !== undefined && !backend.library.knowsOrg(named))
      throw new CallError(400, 'Unknown organization');
    // In production a host belongs to one lender, whatever the header says.
    if (isProduction(backend) && byHost && named && named !== byHost)
      throw new CallError(400, 'This organization is not served here.');
    request.orgIsNamed = named !== undefined;
    request.orgCode = named ?? byHost ?? remembered(backend, request, reply) ?? backend.library.defaultOrg;
    if (!backend.library.hasOrg(request.orgCode) && !row.anyLender)
      await refuseService(backend, request, reply);
  };
}

// A browser gets a page, a program an error.
async function refuseService(
  { world }: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const looks = isForPerson(request);
  if (!looks) throw outOfService();
  const { issues = [] } = world.content.outOfService[request.orgCode] ?? {};
  const report = world.mode === 'sandbox' ? issues.map(issueLine) : [];
  await reply
    .code(503)
    .header('retry-after', '60')
    .type('text/html; charset=utf-8')
    .send(outOfServicePage(request.styleNonce, report));
}

function orgHeader(request: FastifyRequest): string | undefined {
  const header = request.headers['x-org'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

function remembered(backend: Backend, request: FastifyRequest, reply: FastifyReply): string | undefined {
  if (isProduction(backend)) return undefined;
  const { org: code } = request.query as { org?: unknown };
  if (typeof code === 'string' && backend.library.knowsOrg(code)) {
    rememberOrg(backend, reply, code);
    return code;
  }
  const cookie = request.cookies[orgCookie];
  return cookie && backend.library.knowsOrg(cookie) ? cookie : undefined;
}

/** Outside production the lender whose pages this browser gets from now on. */
export function rememberOrg(backend: Backend, reply: FastifyReply, orgCode: string): void {
  if (isProduction(backend)) return;
  reply.setCookie(orgCookie, orgCode, { path: '/', sameSite: 'lax', httpOnly: true });
}

const isProduction = (backend: Backend) => backend.world.mode === 'production';
