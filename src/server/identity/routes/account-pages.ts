/** Pages without an application that ask about a login: checked like every page, then their effects run. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { cleanAnswers } from '../../../engine/answers/clean-answers.ts';
import type { CompiledPage } from '../../../engine/content/bundle.ts';
import { standsOutside } from '../../../engine/journey/stands-outside.ts';
import type { Action } from '../../../types/page.ts';
import type { Backend } from '../../backend/backend.ts';
import { replies, words } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { readSession } from '../../http/plugins/guard-session.ts';
import { askerOf, deviceOf, giveSession } from '../../http/routes/request.ts';
import { publicAddress } from '../../http/web/public-address.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { actionName, answers, pageId, record, text } from '../../platform/shapes.ts';
import { findAction, findPage } from '../../submission/find-page.ts';
import { judgeAnswers } from '../../submission/judge-answers.ts';
import { homeOf } from '../accounts/home-of.ts';
import type { AccountContext, AccountOutcome } from '../effects/account-effect.ts';
import { accountEffects } from '../effects/account-effects.ts';

type Sent = { flow: string; page: string; action: string; data: JsonObject; query?: Record<string, string> };

export function accountPageRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/identity/api/v1/page-submission',
        summary: 'Send a page about a login: reset a password, change an email address, unsubscribe',
        answers: replies(record({ jwt: words, next: words }, [])),
        actors: 'anyone',
        repeat: 'key',
        body: record(
          {
            flow: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,40}$' },
            page: pageId,
            action: actionName,
            data: answers,
            query: { type: 'object', maxProperties: 10, additionalProperties: text(2000) },
          },
          ['flow', 'page', 'action', 'data'],
        ),
      },
      async (request, reply) => {
        const outcome = await runPage(backend, request, request.body);
        return answer(backend, reply, outcome);
      },
    ),
  ];
}

async function runPage(backend: Backend, request: FastifyRequest, sent: Sent): Promise<AccountOutcome> {
  const { orgCode } = request;
  const flow = backend.library.flow(orgCode, sent.flow);
  // Pages of a journey or a draft have routes of their own.
  const isOfPart = flow.steps !== undefined && !standsOutside(flow.flow, sent.page);
  const isOfApplication = flow.flow.basePath.includes('{uuid}');
  if (isOfApplication || isOfPart || backend.library.roles.registrations.includes(flow.id))
    throw new Refusal(404, [says('request.notFound')]);
  const page = findPage(flow, sent.page);
  const action = findAction(page, sent.action);
  const now = backend.world.clock.now();
  const { data } =
    action.do === 'save'
      ? judgeAnswers(backend, { orgCode, flow, page, data: sent.data, facts: {}, now })
      : { data: known(page, sent.data) };
  const session = await readSession(backend, request);
  const [asker, device] = [askerOf(backend, request), deviceOf(request)];
  const address = publicAddress(backend, request, basePath);
  const own = session?.account.orgCode === orgCode ? session : undefined;
  const context = {
    backend,
    orgCode,
    data,
    query: sent.query ?? {},
    session: own?.factorDue ? undefined : own,
    waiting: own?.factorDue ? own : undefined,
    ...asker,
    device,
    address,
  };
  const outcome = await runEffects(request, action, context);
  if (!outcome.session) return outcome;
  const next = outcome.next ?? (await homeOf(backend, { orgCode, account: outcome.session.account }));
  return { ...outcome, ...(next && { next }) };
}

async function runEffects(
  request: FastifyRequest,
  { effects = [] }: Action,
  context: AccountContext,
): Promise<AccountOutcome> {
  let outcome: AccountOutcome = {};
  for (const name of effects) {
    const effect = accountEffects.get(name);
    if (!effect) throw new Refusal(400, [says('page.noAction')]);
    outcome = { ...outcome, ...(await effect.run(context)) };
    const account = outcome.session?.account ?? context.session?.account.uuid;
    const events = [...(effect.event ? [effect.event] : []), ...(outcome.events ?? [])];
    for (const event of events) request.security(event, { account });
  }
  return outcome;
}

function known(page: CompiledPage, data: JsonObject): JsonObject {
  const asked = Object.entries(data).filter(([field]) => Object.hasOwn(page.fields, field));
  return cleanAnswers(page, Object.fromEntries(asked));
}

function answer(backend: Backend, reply: FastifyReply, { session, next }: AccountOutcome) {
  if (session) giveSession(reply, backend, session);
  return { ...(session && { jwt: session.jwt }), ...(next && { next }) };
}
