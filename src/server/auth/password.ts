/** Passwords: argon2id, a queue in front of it, and the same work whether the account exists or not. */

import { hash, verify } from '@node-rs/argon2';
import { easyPassword } from '../../engine/answers/easy-password.ts';
import { mailbox } from '../../engine/text/mailbox.ts';
import { boundedQueue } from '../platform/bounded-queue.ts';
import { type Said, says } from '../platform/language/said.ts';
import { commonPasswords } from './common-passwords.ts';
import { isOftenChosen } from './is-often-chosen.ts';

// OWASP's argon2id profile: 19 MiB, two passes. (Algorithm 2 is argon2id; the library's enum cannot be imported here.)
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const minimumLength = 12;
const maximumLength = 256;

const inTurn = boundedQueue({ running: 4, waiting: 200 });
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

/** An undefined hash (no such account) takes the same time and never matches. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')));
  return matches && stored !== undefined;
}

/** @param known names and addresses that anybody would try: of the person and of the lender */
export type Owner = { email?: string; known?: readonly string[] };

/** Why a password is refused, or undefined. No composition rules: length and what is guessed first (NIST 800-63B). */
export function passwordProblem(password: string, { email = '', known = [] }: Owner = {}): Said | undefined {
  const folded = password.normalize('NFKC').toLowerCase();
  if ([...password].length < minimumLength) return says('password.short', { least: minimumLength });
  if (password.length > maximumLength) return says('password.long', { most: maximumLength });
  const easy = easyPassword(folded, [...known, mailbox(email)]);
  if (isGuessable(folded) || easy === 'usual') return says('password.guessable');
  if ([email, mailbox(email)].some((word) => word.length >= 4 && folded === word.toLowerCase()))
    return says('password.isEmail');
  return easy && says('password.known');
}

function isGuessable(password: string): boolean {
  return (
    commonPasswords.has(password) ||
    isOftenChosen(password) ||
    new Set(password).size < 4 ||
    isRepeated(password) ||
    isRun(password)
  );
}

const isRepeated = (password: string) => /^(.{1,6})\1+$/s.test(password);

function isRun(password: string): boolean {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.every((code, index) => index === 0 || code === (codes[index - 1] ?? 0) + 1);
}
