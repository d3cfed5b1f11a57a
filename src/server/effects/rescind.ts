/** Cancels within the legal period for a principal home. The borrower owes nothing, and nothing is paid out. */

import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { Effect } from './effect.ts';

const over = says('application.rescindLate');

export const rescind: Effect = {
  name: 'rescind',
  run: async (context) => {
    const { rescission } = await stored(context, 'figures');
    const { moments = {} } = await stored(context, 'underwriting');
    const { cancelled, funded } = await stored(context, 'status');
    if (cancelled) return;
    const open = rescission?.applies === true && moments.rescissionEnded === undefined && !funded;
    if (!open) throw new Refusal(409, [over]);
    await mark(context, 'cancelled');
    await record(context, 'status', { cancelled: true, rescinded: true });
    await context.audit('rescinded');
  },
};
