/** The second factor of a login that waits for it: what an app needs to be set up, or only that a code is asked. */

import type { Factor } from '../../../types/factor.ts';
import { accountOf } from '../../auth/find-account.ts';
import { factorOf } from '../../auth/second-factor.ts';
import type { Session } from '../../auth/session.ts';
import { emailOf } from '../../auth/set-password.ts';
import { base32, otpauthUri } from '../../auth/totp.ts';
import type { Backend } from '../../backend/backend.ts';
import { entity, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';

export function secondFactorRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/identity/secure/api/v1/second-factor',
        summary:
          'What a login that waits for the second factor needs; the secret only until a first code has proved it',
        answers: replies(entity('factor')),
        actors: 'signed-in',
        whileLimited: true,
      },
      async (request) => showFactor(backend, sessionOf(request)),
    ),
  ];
}

/** 404 for a login that waits for none. */
export async function showFactor(backend: Backend, { factorDue, account }: Session): Promise<Factor> {
  const { world, library } = backend;
  const row = factorDue ? await accountOf(world, account.uuid) : undefined;
  if (!row) throw new Refusal(404, [says('request.notFound')]);
  const { secret, recoveryCodes, isProved } = await factorOf(world, account.uuid);
  if (isProved) return { state: 'CODE' };
  const { companyNameShort } = library.lender(account.orgCode).org;
  const uri = otpauthUri(secret, companyNameShort, emailOf(backend, row));
  const key = (base32(secret).match(/.{1,4}/g) ?? []).join(' ');
  return { state: 'SET_UP', key, uri, recoveryCodes: recoveryCodes.map((code) => ({ code })) };
}
