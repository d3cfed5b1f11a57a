/**
 * The ZIP code of an address belongs to its state, or the borrower was asked about the two and confirmed them. The field is a
 * location: { state, zip, zipConfirmed? }. Some 140 ZIP codes serve homes beyond a state line.
 */

import { zipInState as belongs } from '../../geo/zip-in-state.ts';
import { zipPair } from '../../geo/zip-pair.ts';
import type { Check } from './check.ts';

export const zipInState: Check = ({ values: [location] }) => {
  if (typeof location !== 'object' || location === null) return true;
  const { zip, state, zipConfirmed } = {
    zip: undefined,
    state: undefined,
    zipConfirmed: undefined,
    ...location,
  };
  if (typeof zip !== 'string' || typeof state !== 'string' || !/^\d{5}/.test(zip) || !state) return true;
  return belongs(zip, state) || zipConfirmed === zipPair(zip, state);
};
