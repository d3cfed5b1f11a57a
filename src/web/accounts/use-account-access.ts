/**
 * The current account and the wallet that acts for it: asked once per session (ACC-N15), never without a token
 * (ACC-E3).
 */
import useSWRImmutable from 'swr/immutable';
import { isRecord } from '../../engine/facts/facts.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { shellRequest } from '../platform/api/transport/shell-request.ts';

const PATH = '/service-wallet/secure/api/v4/account/access';

export type AccountAccess = { name: string; address: string; authorizationType: string };

/** `principal` is the address of an account that the signed-in person acts for; their own when absent. */
export function useAccountAccess(signedIn: boolean, principal?: string) {
  const send = useSend();
  return useSWRImmutable<AccountAccess, Error>(signedIn ? [PATH, principal] : null, async () => {
    const query = { principal };
    const body = await shellRequest(send, { method: 'GET', path: PATH, query, attempts: 2 });
    return toAccess(body);
  });
}

function toAccess(body: unknown): AccountAccess {
  const { account, authorizedWallet } = isRecord(body) ? body : {};
  const field = (from: unknown, name: string) => {
    const value = isRecord(from) ? from[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    name: field(account, 'name'),
    address: field(account, 'address'),
    authorizationType: field(authorizedWallet, 'authorizationType'),
  };
}
