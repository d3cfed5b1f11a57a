/** Borrowers' messages to the lender's head: checked like the answers of its page, and stored encrypted. */

import { randomUUID } from 'node:crypto';
import type { CompiledFlow, CompiledPage } from '../../../engine/content/bundle.ts';
import type { Backend } from '../../backend/backend.ts';
import { done } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Typed } from '../../http/calls/typed.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { sealWithMaster } from '../../platform/crypto/master-box.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text, uuid } from '../../platform/shapes.ts';
import { judgeAnswers } from '../../submission/judge-answers.ts';

const body = record(
  {
    applicationUuid: uuid,
    topic: text(100),
    message: text(8000),
    marketingConsent: { type: 'boolean' },
    pathname: text(300),
    productType: { const: 'HELOC' },
  },
  ['pathname', 'productType'],
);
type Feedback = Typed<typeof body>;

export function feedbackRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'POST',
        path: '/service-profile/api/v1/feedback/ceo',
        summary: 'Write to the lender',
        answers: done,
        actors: 'signed-in',
        repeat: 'key',
        perMinute: 10,
        body,
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        const feedback = request.body;
        const answers = judged(backend, request.orgCode, feedback);
        await requireOwn(backend, account.uuid, feedback.applicationUuid);
        const id = randomUUID();
        const message = { ...answers, pathname: feedback.pathname, productType: feedback.productType };
        await world.db
          .insertInto('feedback')
          .values({
            uuid: id,
            account_uuid: account.uuid,
            org_code: request.orgCode,
            application_uuid: feedback.applicationUuid ?? null,
            body: sealWithMaster(world.secrets, 'feedback', id, Buffer.from(JSON.stringify(message))),
            created_at: world.clock.now(),
          })
          .execute();
        return reply.code(204).send();
      },
    ),
  ];
}

/** The answers as the page wants them; lengths are those of the trimmed text. */
function judged(backend: Backend, orgCode: string, { topic, message, marketingConsent }: Feedback) {
  const { flow, page } = formOf(backend, orgCode);
  const data = { topic, message: message?.trim(), marketingConsent };
  return judgeAnswers(backend, { orgCode, flow, page, data, facts: {}, now: backend.world.clock.now() }).data;
}

function formOf({ library }: Backend, orgCode: string): { flow: CompiledFlow; page: CompiledPage } {
  const { site, flows, org } = library.lender(orgCode);
  const { page: id, toggle } = site.feedback ?? { page: '', toggle: '' };
  const flow = Object.values(flows).find(({ pages }) => Object.hasOwn(pages, id));
  const page = flow?.pages[id];
  if (!flow || !page || org.publicFeatureToggles?.[toggle] === false)
    throw new Refusal(404, [says('request.notFound')]);
  return { flow, page };
}

async function requireOwn({ world }: Backend, accountUuid: string, uuid: string | undefined) {
  if (uuid === undefined) return;
  const query = world.db.selectFrom('applications').select('uuid').where('uuid', '=', uuid);
  const found = await query.where('owner_uuid', '=', accountUuid).executeTakeFirst();
  if (!found) throw new Refusal(404, [says('application.none')]);
}
