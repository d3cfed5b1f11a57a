/** Not a taxpayer number (ITIN): it deserves its own sentence. */

import { isItin } from '../formats/ssn.ts';
import type { Check } from './check.ts';

export const notItin: Check = ({ values: [number] }) => !isItin(number);
