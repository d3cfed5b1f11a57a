/** The kind of home that the tables price: two homes in one building count as such, whatever else the building is called. */

import type { Pricing } from '../../types/pricing.ts';
import type { OfferInputs } from './offer-inputs.ts';

/** A key of `points.propertyType`, or a word that the table does not have. */
export function homeKind({ homeByUnits }: Pricing, { units, propertyType }: OfferInputs): string {
  return units > 1 ? (homeByUnits[units] ?? 'UNKNOWN') : propertyType;
}
