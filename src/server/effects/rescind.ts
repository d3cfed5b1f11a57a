/** Cancels within the legal period for a principal home. The borrower owes nothing, and nothing is paid out. */

import { endApplication } from '../application/end-application.ts';
import { stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { rescissionEnd } from '../facts/rescission-end.ts';
import { says } from '../language/said.ts';
import type { Effect } from './effect.ts';

const over = says('application.rescindLate');

export const rescind: Effect = {
  name: 'rescind',
  run: async (context) => {
    const { moments = {} } = await stored(context, 'underwriting');
    const { cancelled } = await stored(context, 'status');
    if (cancelled) return;
    // The clock decides: the job that ends the period may run a little later.
    const end = (await rescissionEnd(context)) ?? 0;
    if (context.now >= end || moments.rescissionEnded !== undefined) throw new Refusal(409, [over]);
    await endApplication(context, 'RESCINDED');
  },
};
