/**
 * The token of a chat: which chat, until when, and a keyed hash of both. Nothing of it is stored, every server can read it,
 * and a fresh one never lasts longer than the chat. It goes in the first frame or a body, never in an address.
 */
import { randomBytes } from 'node:crypto';
import { blindIndex, sameDigest } from '../platform/crypto/digest.ts';
import type { Secrets } from '../platform/crypto/secrets.ts';
import { uuidPattern } from '../platform/shapes.ts';

export type ChatClaims = { channel: string; expiresAt: number };

export function chatToken(secrets: Secrets, { channel, expiresAt }: ChatClaims): string {
  const said = [channel, expiresAt, randomBytes(9).toString('base64url')].join('.');
  return `${said}.${signature(secrets, said)}`;
}

/** Undefined for a token that is not ours, or is over. @param now milliseconds since 1970 */
export function readChatToken(secrets: Secrets, token: unknown, now: number): ChatClaims | undefined {
  if (typeof token !== 'string' || token.length > 200) return undefined;
  const [channel = '', until = '', salt = '', signed = ''] = token.split('.');
  const expiresAt = Number(until);
  if (!uuidPattern.test(channel) || !sameDigest(signed, signature(secrets, [channel, until, salt].join('.'))))
    return undefined;
  return expiresAt > now ? { channel, expiresAt } : undefined;
}

const signature = (secrets: Secrets, said: string) => blindIndex(secrets, 'chat-token', said);
