/** Proves that a link to unsubscribe came from one of our emails to this account. It opens nothing else, and does not end. */

import { blindIndex, sameDigest } from '../../platform/crypto/digest.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { uuidPattern } from '../../platform/shapes.ts';

const kind = 'unsubscribe';

export function unsubscribeToken(secrets: Secrets, accountUuid: string): string {
  return `${accountUuid}.${blindIndex(secrets, kind, accountUuid)}`;
}

/** The account of a token of ours; undefined for anything else. */
export function readUnsubscribeToken(secrets: Secrets, token: string): string | undefined {
  const [account = '', proof = ''] = token.split('.');
  const isOurs = uuidPattern.test(account) && sameDigest(proof, blindIndex(secrets, kind, account));
  return isOurs ? account : undefined;
}
