/** The ZIP code of an address belongs to its state. The field is a location: { state, zip }. */

import { zipInState as belongs } from '../../geo/zip-in-state.ts';
import type { Check } from './check.ts';

export const zipInState: Check = ({ values: [location] }) => {
  if (typeof location !== 'object' || location === null) return true;
  const { zip, state } = { zip: undefined, state: undefined, ...location };
  if (typeof zip !== 'string' || typeof state !== 'string' || !/^\d{5}/.test(zip) || !state) return true;
  return belongs(zip, state);
};
