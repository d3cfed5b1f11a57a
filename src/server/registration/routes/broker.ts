/**
 * The identity broker (SPEC-10.3), played by this backend: a lender whose flag is on sends its people to a hosted
 * login, here a page of ours, and back. Everyone else goes to the older login.
 */

import type { FastifyRequest } from 'fastify';
import { isOwnPath } from '../../../engine/text/own-path.ts';
import { accountTopic } from '../../auth/account-topic.ts';
import { accountOf } from '../../auth/find-account.ts';
import { type IdentityKind, identityKind, usesBroker } from '../../auth/identity-kind.ts';
import { endSession } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { replies, words } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { dropCookie } from '../../http/plugins/cookies.ts';
import { readSession } from '../../http/plugins/guard-session.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { readFullIdentity } from '../../identity/routes/identity-answers.ts';
import { fullIdentity } from '../../identity/routes/identity-schemas.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { record, text } from '../../platform/shapes.ts';
import { endHandOversOfAccount } from '../../submission/hand-over.ts';

const base = '/identity-broker/:kind(customer|agent)';
const application = 'x-auth0-application-name';

const loginBody = record(
  {
    applicationName: text(60, 1),
    orgCode: text(60, 1),
    mode: text(20, 1),
    redirectUrl: text(2000),
    agentId: text(60),
  },
  ['applicationName', 'orgCode', 'mode'],
);

export function brokerRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${base}/secure/api/v3/self/figureinfo`,
        summary: 'The whole identity, as the identity broker tells it',
        answers: replies(fullIdentity),
        actors: 'signed-in',
        whileLimited: true,
      },
      async (request) => {
        requireHeader(request, application);
        const { account } = sessionOf(request);
        const row = await accountOf(backend.world, account.uuid);
        const kind = row && identityKind(backend.library.lender(account.orgCode), row.kind);
        if (kind !== kindOf(request)) throw new CallError(404, 'User not found');
        return readFullIdentity(backend, sessionOf(request));
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/api/v3/login`,
        summary: 'Where the login is',
        answers: replies(record({ redirect: words })),
        actors: 'anyone',
        repeat: { safe: 'it only tells where the login is' },
        body: loginBody,
      },
      async (request) => {
        requireHeader(request, application);
        requireHeader(request, 'x-org');
        const login = request.body;
        if (login.orgCode !== request.orgCode || login.applicationName !== request.headers[application])
          throw new CallError(400, 'The headers and the body name different applications or organizations.');
        return { redirect: loginPath(backend, request, login.redirectUrl) };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/secure/api/v3/logout`,
        summary: 'Log out',
        answers: replies(record({ redirect: words })),
        actors: 'anyone',
        repeat: { safe: 'a session ends once' },
        // Its parameters are optional: the session tells who is signed in.
        body: {
          ...record({ applicationName: text(60), orgCode: text(60), mode: text(20) }, []),
          type: ['object', 'null'],
        },
      },
      async (request, reply) => {
        const session = await readSession(backend, request);
        if (session) {
          await endSession(backend.world.db, session, backend.world.clock.now());
          backend.broadcasts.tell(accountTopic(session.account.uuid));
          await endHandOversOfAccount(backend.world.db, session.account.uuid);
          request.security('logout', { account: session.account.uuid });
        }
        dropCookie(reply, backend, 'hl_sid');
        reply.header('clear-site-data', '"cache", "storage"');
        return { redirect: loginPath(backend, request) };
      },
    ),
  ];
}

/** The hosted login where the broker is on, else the older one; `wanted` is where to come back to, when it is a path of ours. */
function loginPath(backend: Backend, request: FastifyRequest, wanted?: string): string {
  const lender = backend.library.lender(request.orgCode);
  const { login = '/', hostedLogin = login } = lender.site.links ?? {};
  const path = usesBroker(lender, kindOf(request)) ? `${basePath}${hostedLogin}` : login;
  return isOwnPath(wanted) ? `${path}?${new URLSearchParams({ redirectUrl: wanted })}` : path;
}

// The path admits no other word.
const kindOf = ({ params }: FastifyRequest) => (params as { kind: IdentityKind }).kind;

function requireHeader(request: FastifyRequest, name: string): void {
  if (!request.headers[name]) throw new CallError(400, `Send the ${name} header.`);
}
