/** `npm run flow -- reviewer`: makes the login of a reviewer, or changes whether it may download the register. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findAccount } from '../auth/find-account.ts';
import { hashPassword } from '../auth/password.ts';
import { StartRefused } from '../errors/start-refused.ts';
import { insertAccount } from '../registration/create-account.ts';
import type { World } from '../world/world.ts';
import { reviewerKind } from './may-review.ts';

type Asked = { email: string; org: string; files: boolean };

/** @throws StartRefused without an address, or with something that is none */
export function reviewerArguments(args: readonly string[]): Asked {
  const text = { type: 'string' } as const;
  const options = { email: text, org: text, files: { type: 'boolean' } } as const;
  const { email = '', org = 'default', files = false } = parseArgs({ args: [...args], options }).values;
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new StartRefused('--email needs an address. Write --email ann@lender.com.');
  return { email, org, files };
}

/** @throws StartRefused for a lender that is not there, and for an address that a borrower logs in with */
export async function reviewerCommand(
  world: World,
  asked: Asked,
  say: (line: string) => void,
): Promise<void> {
  const { email, org, files } = asked;
  const lender = world.content.orgs[org]?.org.companyNameShort;
  if (!lender) throw new StartRefused(`There is no lender "${org}". Write the name of a folder of orgs/.`);
  const known = await findAccount(world, org, email);
  if (known && known.kind !== reviewerKind)
    throw new StartRefused(`${email} is a borrower's login at ${lender}. A reviewer needs another address.`);
  if (known) await change(world, known.uuid, files);
  else await make(world, asked);
  say(`${email} reviews for ${lender} and ${files ? 'may' : 'may not'} download the register.`);
  if (!known) say('They choose a password by "Forgot password" on the login page.');
}

async function change({ db }: World, uuid: string, files: boolean): Promise<void> {
  await db.updateTable('accounts').set({ may_file: files }).where('uuid', '=', uuid).execute();
}

// A password that no one knows, until the reviewer chooses one.
async function make(world: World, { email, org, files }: Asked): Promise<void> {
  const secret = await hashPassword(randomBytes(24).toString('base64url'));
  await insertAccount(world.db, world, { orgCode: org, email, kind: reviewerKind, secret, mayFile: files });
}
