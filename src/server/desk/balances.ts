/** What a reviewer found in the statements of the debts whose balances the borrower corrected. */
import type { Liens } from '../../types/liens.ts';
import { record, replace, stored } from '../application/stored.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

type Lien = NonNullable<Liens['items']>[number];

/** The statements show the balances: they count as found, and the application is decided with them. */
export const acceptBalances: ReviewEffect = {
  name: 'accept-balances',
  run: async (context) => {
    await takeAsFound(context);
    await record(context, 'status', { balancesInReview: null });
    await context.queue.send('underwrite');
  },
};

/** They do not: the borrower corrects the balances, or sends other statements. */
export const refuseBalances: ReviewEffect = {
  name: 'refuse-balances',
  run: (context) =>
    record(context, 'status', { balancesInReview: null, balancesRefused: true, liensComplete: null }),
};

async function takeAsFound(context: ReviewContext): Promise<void> {
  const { reportedLiens = {} } = await stored(context, 'underwriting');
  const { items = [] } = await stored(context, 'liens');
  const told = (uuid: string) =>
    items.filter(({ open }) => open !== false).find((item) => item.uuid === uuid)?.balance ?? 0;
  const found = Object.keys(reportedLiens).map((uuid) => [uuid, told(uuid)]);
  await replace(context, 'underwriting', 'reportedLiens', Object.fromEntries(found));
  await record(context, 'liens', { items: items.map(foundAsTold) });
}

/** A debt that is paid off has no balance to compare any more. */
function foundAsTold({ reported, ...item }: Lien): Lien {
  if (reported === undefined || item.open === false) return item;
  return { ...item, reported: item.balance };
}
