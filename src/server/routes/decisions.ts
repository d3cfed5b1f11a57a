/** Decisions on flags and experiments, and where the main site is: what a browser asks before it draws. */
import type { Backend } from '../backend/backend.ts';
import type { Route } from '../calls/route.ts';
import { record, text } from '../calls/shapes.ts';
import { Refusal } from '../errors/refusal.ts';
import { decideFlags, type OptimizeUser } from '../flags/decide-flags.ts';
import { bodyOf, queryOf } from './request.ts';

const optimizeUser = record(
  {
    kind: { enum: ['customer', 'agent'] },
    userId: { type: 'string', format: 'uuid' },
    attributes: record({ isCrypto: { type: 'boolean' } }, []),
  },
  [],
);

type FlagsRequest = { optimizeUser: OptimizeUser; keys?: string[] };

export function decisionRoutes({ library }: Backend): Route[] {
  return [
    {
      method: 'POST',
      path: '/service-optimize/external/api/v2/decision',
      actors: 'anyone',
      repeat: { safe: 'it only reads' },
      body: record({ optimizeUser, keys: { type: 'array', maxItems: 50, items: text(100, 1) } }, [
        'optimizeUser',
      ]),
      handler: async (request) => {
        const { optimizeUser: user, keys } = bodyOf<FlagsRequest>(request);
        return { decisions: decideFlags(library.lender(request.orgCode), user, keys) };
      },
    },
    {
      method: 'GET',
      path: '/service-application/external/api/v1/base-url',
      actors: 'anyone',
      querystring: {
        type: 'object',
        required: ['applicationName'],
        properties: { applicationName: text(60, 1) },
      },
      handler: async (request) => {
        const { applicationName } = queryOf<{ applicationName: string }>(request);
        const { org } = library.lender(request.orgCode);
        if (applicationName !== library.roles.application || !org.baseUrl)
          throw new Refusal(404, ['Not found']);
        return { applicationName, baseUrl: org.baseUrl };
      },
    },
  ];
}
