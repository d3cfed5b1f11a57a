/** Decisions on flags and experiments, and where the main site is: what a browser asks before it draws. */

import type { Backend } from '../../backend/backend.ts';
import { entity, listOf, replies, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { decideFlags } from '../../platform/flags/decide-flags.ts';
import { says } from '../../platform/language/said.ts';
import { record, text } from '../../platform/shapes.ts';

const optimizeUser = record(
  {
    kind: { enum: ['customer', 'agent'] },
    userId: { type: 'string', format: 'uuid' },
    attributes: record({ isCrypto: { type: 'boolean' } }, []),
  },
  [],
);

export function decisionRoutes({ library, world }: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/service-optimize/external/api/v2/decision',
        summary: 'Decide feature flags',
        answers: replies(record({ decisions: listOf(entity('feature-flag')) })),
        actors: 'anyone',
        repeat: { safe: 'it only reads' },
        body: record({ optimizeUser, keys: { type: 'array', maxItems: 50, items: text(100, 1) } }, [
          'optimizeUser',
        ]),
      },
      async (request) => {
        const { optimizeUser: user, keys } = request.body;
        return { decisions: decideFlags(library.lender(request.orgCode), user, keys, world.parties.flags) };
      },
    ),
    route(
      {
        method: 'GET',
        path: '/service-application/external/api/v1/base-url',
        summary: 'Where the main site of the lender is',
        answers: replies(record({ applicationName: words, baseUrl: words })),
        actors: 'anyone',
        querystring: {
          type: 'object',
          required: ['applicationName'],
          properties: { applicationName: text(60, 1) },
        },
      },
      async (request) => {
        const { applicationName } = request.query;
        const { org } = library.lender(request.orgCode);
        if (applicationName !== library.roles.application || !org.baseUrl)
          throw new Refusal(404, [says('request.notFound')]);
        return { applicationName, baseUrl: org.baseUrl };
      },
    ),
  ];
}
