/** A short name for "these inputs under this table". A submission with an older name is stale and is answered with 409. */

import type { Pricing } from '../../types/pricing.ts';
import type { OfferInputs } from './offer-inputs.ts';

/** For example "2026-11-1k3x9f2": table version and an FNV-1a hash of the inputs. Neither secret nor proof. */
export function offerVersion(pricing: Pricing, inputs: OfferInputs): string {
  const { version: _, holdUntil: __, ...priced } = inputs;
  const text = JSON.stringify(Object.entries(priced).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${pricing.version}-${fnv1a(text).toString(36)}`;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
