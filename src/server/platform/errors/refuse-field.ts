/** Refuses one answer: 422, the sentence at its field. */
import type { Said } from '../language/said.ts';
import { Refusal, type RefusalDetail } from './refusal.ts';

/** @param field its name on the page */
export function refuseField(field: string, said: Said | string, detail: RefusalDetail = {}): Refusal {
  return new Refusal(422, [said], { fields: { [`/${field}`]: said }, ...detail });
}
