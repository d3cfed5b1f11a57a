/** The accounts that the person may switch between. Once asked they never go stale (ACC-N15); another session asks anew. */
import useSWRImmutable from 'swr/immutable';
import { useSend } from '../api/transport/api-context.ts';
import { shellRequest } from '../api/transport/shell-request.ts';
import { isObject } from '../data/json.ts';

const PATH = '/service-wallet/secure/api/v4/account';

export type AccountEntry = {
  uuid: string;
  name: string;
  address: string;
  wallets: string[];
  /** The one that is open. */
  current: boolean;
  /** Its lender has pages to go to. */
  reachable: boolean;
};

/** In the server's order. Without a token nothing is asked. */
export function useAccounts(signedIn: boolean) {
  const send = useSend();
  return useSWRImmutable<AccountEntry[], Error>(signedIn ? PATH : null, async () => {
    const body = await shellRequest(send, { method: 'GET', path: PATH, attempts: 2 });
    return Array.isArray(body) ? body.filter(isObject).map(toEntry) : [];
  });
}

function toEntry({
  uuid,
  account,
  authorizedWallets,
  current,
  reachable,
}: Record<string, unknown>): AccountEntry {
  const { name, address } = isObject(account) ? account : {};
  const wallets = Array.isArray(authorizedWallets) ? authorizedWallets.filter(isObject) : [];
  return {
    uuid: String(uuid ?? ''),
    current: current === true,
    reachable: reachable !== false,
    name: typeof name === 'string' ? name : '',
    address: typeof address === 'string' ? address : '',
    wallets: wallets.flatMap((wallet) => (typeof wallet.address === 'string' ? wallet.address : [])),
  };
}
