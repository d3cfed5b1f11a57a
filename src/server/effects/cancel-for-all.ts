/** One owner cancels within the legal period, and thereby for all (12 CFR 1026.15(a)(1)). */

import type { Effect } from '../backend/effect.ts';
import { inParent } from '../standing/in-parent.ts';
import { rescindApplication } from '../underwriting/rescind-application.ts';

export const cancelForAll: Effect = {
  name: 'cancel-for-all',
  run: (context) => inParent(context, (parent) => rescindApplication(parent)),
};
