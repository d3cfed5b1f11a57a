/**
 * The secret of a personal link. Made from the signer and the number of the invitation, so that a reminder carries the
 * same link; a new invitation has another one. It holds for one use and some days, which the signer's row says.
 */
import { blindIndex } from '../platform/crypto/digest.ts';
import type { Secrets } from '../platform/crypto/secrets.ts';
import type { Signer } from './signer.ts';

/** 64 hexadecimal digits. */
export function invitationToken(secrets: Secrets, { uuid, sends }: Pick<Signer, 'uuid' | 'sends'>): string {
  return blindIndex(secrets, 'signer-invitation', `${uuid}/${sends}`);
}
