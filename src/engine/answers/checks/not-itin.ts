/** The number is not a taxpayer number (ITIN), which gets a message of its own. */

import { isItin } from '../formats/ssn.ts';
import type { Check } from './check.ts';

export const notItin: Check = ({ values: [number] }) => !isItin(number);
