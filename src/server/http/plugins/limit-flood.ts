/**
 * How many requests a minute the process takes, of an account whose token it has admitted before, else of an address. Behind one address
 * there may be the branch of a lender or a whole network of phones, and each open page asks every few seconds.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/crypto/address-index.ts';
import { bounded } from '../../platform/memory/bounded.ts';
import type { Route } from '../calls/route.ts';
import type { Guard } from './route-table.ts';

/** A token's length each: a few megabytes. */
const mostKnown = 10_000;

/** Before all other guards: what floods us asks no database. A route with a limit of its own counts apart from the others. 429 with Retry-After. */
export function limitFlood(app: FastifyInstance): Guard {
  const admitted = bounded<string, string>(mostKnown);
  app.addHook('onResponse', async ({ session, headers: { authorization } }) => {
    if (session && authorization) admitted.set(authorization, session.account.uuid);
  });
  const keyGenerator = ({ headers: { authorization = '' }, ip }: FastifyRequest) =>
    admitted.get(authorization) ?? networkOf(ip);
  const shared = app.rateLimit({ keyGenerator });
  const own = new Map<Route, typeof shared>();
  const limitOf = (row: Route) => {
    if (row.perMinute === undefined) return shared;
    const limit = own.get(row) ?? app.rateLimit({ max: row.perMinute, keyGenerator });
    own.set(row, limit);
    return limit;
  };
  return async (request, reply, row) => {
    await limitOf(row).call(app, request, reply);
  };
}
