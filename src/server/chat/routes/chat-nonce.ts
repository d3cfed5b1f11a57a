/** The proof of who a borrower is in a chat (specification, section 7, "Chat"). Where a lender wants none, there are no such calls. */
import type { Backend } from '../../backend/backend.ts';
import { done, replies, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text } from '../../platform/shapes.ts';
import { giveNonce, provesBorrowers, renewNonce } from '../chat-nonce.ts';

const base = '/service-csp/customer/secure/api/v1/webchat';

export function chatNonceRoutes({ world }: Backend): Route[] {
  const requireOn = (orgCode: string) => {
    if (!provesBorrowers(world, orgCode)) throw new Refusal(404, [says('request.notFound')]);
  };
  return [
    route(
      {
        method: 'POST',
        path: `${base}/authenticate`,
        summary: 'A proof of who the borrower is, for a chat',
        answers: replies(record({ nonce: words })),
        actors: 'signed-in',
        repeat: { safe: 'an unused proof is over in minutes' },
        perMinute: 10,
        body: { type: 'object', maxProperties: 0 },
      },
      async (request) => {
        const { account } = sessionOf(request);
        requireOn(account.orgCode);
        return { nonce: await giveNonce(world, account) };
      },
    ),
    route(
      {
        method: 'PUT',
        path: `${base}/refresh`,
        summary: 'Keep the proof alive; 410 when it is over, and another is to be asked for',
        answers: done,
        actors: 'signed-in',
        repeat: { safe: 'it only lasts longer' },
        perMinute: 30,
        querystring: record({ nonce: text(200, 1) }),
        body: { type: 'object', maxProperties: 0 },
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        requireOn(account.orgCode);
        if (!(await renewNonce(world, account, request.query.nonce)))
          throw new Refusal(410, [says('chat.token')], { message: 'NONCE' });
        return reply.code(204).send();
      },
    ),
  ];
}
