/** The borrower cancels within the legal period for a principal home. */

import type { Effect } from '../backend/effect.ts';
import { rescindApplication } from '../underwriting/rescind-application.ts';

export const rescind: Effect = { name: 'rescind', run: rescindApplication };
