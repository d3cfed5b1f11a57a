/** The accounts of the signed-in person, and switching to another one. */

import type { FastifyRequest } from 'fastify';
import { accountTopic } from '../../auth/account-topic.ts';
import type { AccountRow } from '../../auth/find-account.ts';
import { personAccounts } from '../../auth/person-accounts.ts';
import { endSession, startSession } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { flag, listOf, replies, words } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { rememberOrg } from '../../http/plugins/guard-org.ts';
import { deviceOf, giveSession, sessionOf } from '../../http/routes/request.ts';
import { accountAddress, walletAddress } from '../../messages/account-wallet.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, uuid } from '../../platform/shapes.ts';

const accountEntry = record({
  uuid,
  organizationCode: words,
  profileType: words,
  current: flag,
  reachable: flag,
  account: record({ name: words, address: words }),
  authorizedWallets: listOf(record({ address: words })),
});

export function accountRoutes(backend: Backend): Route[] {
  const { world, library, keys, broadcasts } = backend;
  return [
    route(
      {
        method: 'GET',
        path: '/service-wallet/secure/api/v4/account',
        summary: 'The accounts of the person who is logged in',
        answers: replies(listOf(accountEntry)),
        actors: 'signed-in',
      },
      async (request) => {
        const { uuid } = sessionOf(request).account;
        const rows = await personAccounts(backend, uuid);
        return rows
          .filter(({ org_code }) => library.hasOrg(org_code))
          .map((row) => entry(request, row, uuid));
      },
    ),
    route(
      {
        method: 'POST',
        path: '/identity/secure/api/v1/switch',
        summary: 'Change over to another account',
        answers: replies(record({ jwt: words, redirect: words }, ['redirect'])),
        actors: 'signed-in',
        repeat: 'key',
        body: record({ account: uuid }),
      },
      async (request, reply) => {
        const session = sessionOf(request);
        const { account: wanted } = request.body;
        const rows = await personAccounts(backend, session.account.uuid);
        const row = rows.find(({ uuid, org_code }) => uuid === wanted && library.hasOrg(org_code));
        if (!row) throw new Refusal(404, [says('account.unknown')]);
        const dashboard = `${basePath}${library.lender(row.org_code).site.links?.dashboard ?? '/'}`;
        const place = lenderPlace(backend, request.hostname, row.org_code);
        if (!place) throw new Refusal(409, [says('account.lenderClosed')]);
        // A cookie of ours does not reach another host: there the person logs in.
        if (place !== 'here') return { redirect: `https://${place.host}${dashboard}` };
        const now = world.clock.now();
        const account = { uuid: row.uuid, orgCode: row.org_code };
        const opening = { device: deviceOf(request), limited: row.password_expired };
        const fresh = await startSession(world.db, keys, account, now, opening);
        await endSession(world.db, session, now);
        broadcasts.tell(accountTopic(session.account.uuid));
        giveSession(reply, backend, fresh);
        rememberOrg(backend, reply, row.org_code);
        return { jwt: fresh.jwt, redirect: dashboard };
      },
    ),
  ];

  function entry({ hostname }: FastifyRequest, { uuid, org_code, kind }: AccountRow, current: string) {
    const { companyName } = library.lender(org_code).org;
    return {
      uuid,
      organizationCode: org_code,
      profileType: kind,
      current: uuid === current,
      reachable: lenderPlace(backend, hostname, org_code) !== undefined,
      account: { name: companyName, address: accountAddress(uuid) },
      authorizedWallets: [{ address: walletAddress(uuid) }],
    };
  }
}

/** `here`, the host to go to, or undefined: a lender without a host has no pages in production. */
type LenderPlace = 'here' | { host: string } | undefined;

/**
 * Finds where a lender's pages stand, seen from a host: the sandbox shows every lender everywhere, production by host alone. @param
 * hostname as the request names it
 */
function lenderPlace({ world, library }: Backend, hostname: string, orgCode: string): LenderPlace {
  const shown = library.orgOfHost(hostname) ?? library.defaultOrg;
  if (world.mode === 'sandbox' || shown === orgCode) return 'here';
  const [host] = library.lender(orgCode).org.hosts ?? [];
  return host === undefined ? undefined : { host };
}
