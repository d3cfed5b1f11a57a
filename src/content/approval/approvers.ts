/** The people whose approval production takes, each with a public key (Ed25519, RFC 8032). */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { Approval } from '../../types/approval.ts';
import { signedBytes } from './approval.ts';

export type Approver = { name: string; key: KeyObject };

/** Whom and what production trusts: people by their keys, and what was approved at the desk, each "code digest". */
export type Trusted = { approvers: readonly Approver[]; atDesk: Set<string> };

/**
 * Reads "Ann Alvarez:KEY, Bo Brandt:KEY"; a key is 32 bytes in base64url, as `flow review --new-key` prints it. One person may have
 * several keys; "desk" alone names none: only people at the desk approve. Throws an Error that names the part that cannot be read.
 */
export function readApprovers(text: string): Approver[] {
  if (text.trim() === 'desk') return [];
  return text.split(',').map((part) => {
    const [, name = '', x = ''] = /^\s*([^:,]{1,80}?)\s*:\s*([A-Za-z0-9_-]{43})\s*$/.exec(part) ?? [];
    if (name === '') throw new Error(`"${part.trim()}" is no approver. Write Name:KEY.`);
    return { name, key: publicKeyOf(x) };
  });
}

/** Whether one of the approvers signed this record of this lender. */
export function isSignedBy(approvers: readonly Approver[], code: string, approval: Approval): boolean {
  const bytes = signedBytes(code, approval);
  const signature = Buffer.from(approval.signature, 'base64url');
  return approvers.some(({ name, key }) => name === approval.by && verify(null, bytes, key, signature));
}

function publicKeyOf(x: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
