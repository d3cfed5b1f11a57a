/** At least one of the fields is filled in. */

import { type Check, isFilled } from './check.ts';

export const oneOfRequired: Check = ({ values }) => values.some(isFilled);
