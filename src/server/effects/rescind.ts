/** The borrower cancels within the legal period for a principal home. */
import { rescindApplication } from '../underwriting/rescind-application.ts';
import type { Effect } from './effect.ts';

export const rescind: Effect = { name: 'rescind', run: rescindApplication };
