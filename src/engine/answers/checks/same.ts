/** All filled-in fields hold the same value: an account number typed twice. */

import { type Check, isFilled } from './check.ts';

export const same: Check = ({ values }) => new Set(values.filter(isFilled)).size <= 1;
