/** Who presses a button of a page about an application, and which one the page's address names. */
import { heldBack } from '../../auth/held-back.ts';
import { type Reviewer, requireReviewer } from '../../auth/may-review.ts';
import { type FoundApplication, findApplication } from '../../desk/find-application.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { AccountContext } from './account-effect.ts';

export type AskedApplication = { reviewer: Reviewer; application: FoundApplication };

/** 404 for an application that the reviewer may not see. */
export async function askedApplication(context: AccountContext): Promise<AskedApplication> {
  const reviewer = await askedReviewer(context);
  const { application = '' } = context.query;
  return { reviewer, application: await findApplication(context.backend.world, reviewer, application) };
}

/** A page's answers are taken from visitors too: 401 for them, 404 for a login that is no reviewer's. */
export async function askedReviewer({ backend, session }: AccountContext): Promise<Reviewer> {
  if (!session) throw new Refusal(401, [says('account.logIn')]);
  const held = heldBack(session);
  if (held) throw held;
  return requireReviewer(backend.world, session);
}
