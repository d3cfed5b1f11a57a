/** Whether a typed address needs the question about its ZIP code. */
import { zipInState } from '../../../engine/geo/zip-in-state.ts';
import { zipPair } from '../../../engine/geo/zip-pair.ts';
import type { JsonObject } from '../../platform/data/json.ts';

/** `pair` is what a confirmation stores. Undefined while ZIP code or state are not whole, belong together, or were confirmed. */
export function zipAsked({ zip, state, zipConfirmed }: JsonObject) {
  if (typeof zip !== 'string' || typeof state !== 'string' || !/^\d{5}(-\d{4})?$/.test(zip)) return undefined;
  const pair = zipPair(zip, state);
  return zipInState(zip, state) || zipConfirmed === pair ? undefined : { zip: zip.slice(0, 5), state, pair };
}
