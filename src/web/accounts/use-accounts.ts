/** The accounts that the person may switch to. Never stale within a session (ACC-N15); another session asks again. */
import { isRecord } from '../../engine/facts/facts.ts';
import { useAnswer } from '../platform/api/hooks/use-answer.ts';

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
  const path = signedIn ? PATH : undefined;
  return useAnswer({ path, attempts: 2, failure: 'Request failed.', read: toEntries });
}

function toEntries(body: unknown): AccountEntry[] {
  return Array.isArray(body) ? body.filter(isRecord).map(toEntry) : [];
}

function toEntry({
  uuid,
  account,
  authorizedWallets,
  current,
  reachable,
}: Record<string, unknown>): AccountEntry {
  const { name, address } = isRecord(account) ? account : {};
  const wallets = Array.isArray(authorizedWallets) ? authorizedWallets.filter(isRecord) : [];
  return {
    uuid: String(uuid ?? ''),
    current: current === true,
    reachable: reachable !== false,
    name: typeof name === 'string' ? name : '',
    address: typeof address === 'string' ? address : '',
    wallets: wallets.flatMap((wallet) => (typeof wallet.address === 'string' ? wallet.address : [])),
  };
}
