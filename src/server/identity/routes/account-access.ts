/** The account that the shell shows (SPEC-10): its name, its address, and the wallet that acts for it. */

import type { ShellProfile } from '../../../types/shell-profile.ts';
import type { Account } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { entity, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { accountAddress, walletAddress } from '../../messages/account-wallet.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { text } from '../../platform/shapes.ts';
import { readShellProfile } from './identity-answers.ts';

const owner = 'OWNER';

export function accountAccessRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/service-wallet/secure/api/v4/account/access',
        summary: 'The account that the header shows',
        answers: replies(entity('shell-profile')),
        actors: 'signed-in',
        querystring: { type: 'object', properties: { principal: text(100) } },
      },
      async (request) => {
        const { principal } = request.query;
        return readAccess(backend, sessionOf(request).account, principal);
      },
    ),
  ];
}

/** `principal` is the address of an account; another person's is not found. */
async function readAccess(backend: Backend, account: Account, principal?: string): Promise<ShellProfile> {
  const address = accountAddress(account.uuid);
  if (principal !== undefined && principal !== address) throw new CallError(404, 'Account not found');
  return {
    account: { name: await nameOf(backend, account), address },
    authorizedWallet: { authorizationType: owner, address: walletAddress(account.uuid) },
  };
}

// Before there is a name, the email says whose account it is.
async function nameOf(backend: Backend, account: Account): Promise<string> {
  const { firstName, lastName, email } = await readShellProfile(backend, { account, factorDue: false });
  return [firstName, lastName].filter(Boolean).join(' ') || String(email);
}
