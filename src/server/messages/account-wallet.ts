/** Derives an account's wallet addresses from its identifier, so that nothing is stored. */
import { sha256 } from '../platform/crypto/digest.ts';

/** `hl1` and 38 characters, always the same for the same account; the identifier cannot be read from it. */
export function accountAddress(accountUuid: string): string {
  return `hl1${sha256(`account/${accountUuid}`).slice(0, 38)}`;
}

/** The wallet that acts for the account: here always its owner's own. */
export function walletAddress(accountUuid: string): string {
  return `hl1${sha256(`wallet/${accountUuid}`).slice(0, 38)}`;
}
