/**
 * `npm run flow -- reviewer`: makes the login of a reviewer, or changes whether it may download the register; lists them all; closes one,
 * ends its sessions, and lets its second factor be set up again.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sharing } from '../../content/merge/org-with-shared.ts';
import { closeLogin, openLogin } from '../auth/close-login.ts';
import { type AccountRow, findAccount } from '../auth/find-account.ts';
import { insertAccount } from '../auth/insert-account.ts';
import { reviewerKind } from '../auth/may-review.ts';
import { hashPassword } from '../auth/password.ts';
import { forgetFactor } from '../auth/second-factor.ts';
import { endOtherSessions } from '../auth/session.ts';
import type { SecurityEvent } from '../platform/errors/security-events.ts';
import { StartRefused } from '../platform/errors/start-refused.ts';
import type { World } from '../platform/world/world.ts';
import { listReviewers } from './list-reviewers.ts';

type Say = (line: string) => void;
type Act = {
  event: SecurityEvent;
  /** What is said once it is done, after the address. */
  done: string;
  run(world: World, account: string): Promise<void>;
};

const acts = {
  disable: {
    event: 'reviewer-disabled',
    done: 'may not log in any more; what was open is closed.',
    run: closeLogin,
  },
  enable: { event: 'reviewer-enabled', done: 'may log in again.', run: openLogin },
  'end-sessions': { event: 'sessions-ended', done: 'is logged out everywhere.', run: endSessions },
  'reset-factor': {
    event: 'factor-reset',
    done: 'sets up the second factor at the next login.',
    run: resetFactor,
  },
} as const satisfies Record<string, Act>;
type ActName = keyof typeof acts;

/** What a login may do beside its reviews: download the register, approve what lenders say. */
type Rights = { files: boolean; approves: boolean };

type Asked =
  | { act: 'list'; org: string | undefined }
  | ({ act: 'stand'; email: string; org: string } & Rights)
  | { act: ActName; email: string; org: string };

/** @throws StartRefused without an address, with something that is none, and with two acts at once */
export function reviewerArguments(args: readonly string[]): Asked {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { email: text, org: text, files: flag, approves: flag, list: flag } as const;
  const more = { disable: flag, enable: flag, 'end-sessions': flag, 'reset-factor': flag } as const;
  const { values } = parseArgs({ args: [...args], options: { ...options, ...more } });
  const { email = '', org, files = false, approves = false, list = false } = values;
  const named = (Object.keys(acts) as ActName[]).filter((name) => values[name]);
  if (named.length + Number(list) > 1 || ((files || approves) && named.length > 0))
    throw new StartRefused('Ask for one thing at a time, such as --disable.');
  if (list) return { act: 'list', org };
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new StartRefused('--email needs an address. Write --email ann@lender.com.');
  if (approves && org !== undefined && org !== sharing)
    throw new StartRefused('Only people of ours approve what lenders say. Leave out --org.');
  const [act] = named;
  return act
    ? { act, email, org: org ?? sharing }
    : { act: 'stand', email, org: org ?? sharing, files, approves };
}

/** @throws StartRefused for a lender that is not there, for an address that a borrower logs in with, and for a reviewer who is not there */
export async function reviewerCommand(world: World, asked: Asked, say: Say): Promise<void> {
  const { act, org } = asked;
  const lender = org === undefined ? '' : world.content.orgs[org]?.org.companyNameShort;
  if (lender === undefined)
    throw new StartRefused(`There is no lender "${org}". Write the name of a folder of orgs/.`);
  if (act === 'list') {
    const lines = await listReviewers(world, org);
    return (lines.length > 0 ? lines : ['Nobody yet.']).forEach((line) => void say(line));
  }
  const known = await findAccount(world, asked.org, asked.email);
  if (known && known.kind !== reviewerKind)
    throw new StartRefused(
      `${asked.email} is a borrower's login at ${lender}. A reviewer needs another address.`,
    );
  if (act === 'stand') return stand(world, { ...asked, known, lender }, say);
  if (!known)
    throw new StartRefused(`Nobody reviews for ${lender} as ${asked.email}. --list shows who does.`);
  await acts[act].run(world, known.uuid);
  world.note?.(acts[act].event, { account: known.uuid, org });
  say(`${asked.email} ${acts[act].done}`);
}

type Standing = Rights & { email: string; org: string; known: AccountRow | undefined; lender: string };

async function stand(world: World, { known, lender, ...asked }: Standing, say: Say): Promise<void> {
  const { email, org, files, approves } = asked;
  const account = known ? await change(world, known.uuid, asked) : await make(world, asked);
  world.note?.(known ? 'reviewer-changed' : 'reviewer-made', { account, org, files, approves });
  say(`${email} reviews for ${lender} and ${files ? 'may' : 'may not'} download the register.`);
  if (approves) say(`${email} may approve what lenders say.`);
  if (known) return;
  say('They choose a password by "Forgot password" on the login page,');
  say('and set up an authenticator app when they first log in.');
}

async function change({ db }: World, uuid: string, { files, approves }: Rights): Promise<string> {
  const rights = { may_file: files, may_approve: approves };
  await db.updateTable('accounts').set(rights).where('uuid', '=', uuid).execute();
  return uuid;
}

// A password that no one knows, until the reviewer chooses one.
async function make(world: World, { email, org, files, approves }: Rights & { email: string; org: string }) {
  const secret = await hashPassword(randomBytes(24).toString('base64url'));
  const rights = { mayFile: files, mayApprove: approves };
  return insertAccount(world.db, world, { orgCode: org, email, kind: reviewerKind, secret, ...rights });
}

function endSessions({ db, clock }: World, account: string): Promise<void> {
  return endOtherSessions(db, account, clock.now());
}

// Who asks for it may have lost the phone to someone else.
function resetFactor({ db, clock }: World, account: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await forgetFactor(tx, account);
    await endOtherSessions(tx, account, clock.now());
  });
}
