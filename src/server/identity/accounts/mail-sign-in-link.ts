/** Mails the login link to the owner of an account after the right password was shown. */
import type { AccountRow } from '../../auth/find-account.ts';
import { countAttempt } from '../../auth/limit.ts';
import { emailOf } from '../../auth/set-password.ts';
import { createSignInLink } from '../../auth/sign-in-link.ts';
import type { Backend } from '../../backend/backend.ts';
import { limitsOf, minutes } from '../../facts/limits-of.ts';
import { sendMessage } from '../../messages/send-message.ts';

const windowMs = 60 * 60 * 1000;
const most = 20;

/** @param address where our pages stand: https://host/account/heloc */
export async function mailSignInLink(backend: Backend, account: AccountRow, address: string): Promise<void> {
  const { world, library } = backend;
  const { uuid, org_code: orgCode } = account;
  const now = world.clock.now();
  await countAttempt(world.db, { bucket: `link-after-password/${uuid}`, most, windowMs }, now);
  const lifetimeMs = minutes(limitsOf(world, orgCode).login.linkMinutes);
  const token = await createSignInLink(world.db, { uuid, orgCode }, { purpose: 'sign-in', lifetimeMs }, now);
  const path = library.lender(orgCode).site.links?.openSignInLink ?? '/';
  const link = `${address}${path}#token=${token}`;
  const email = emailOf(backend, account);
  await sendMessage({ backend, orgCode }, 'signInLink', email, { link }, { goodForMs: lifetimeMs });
}
