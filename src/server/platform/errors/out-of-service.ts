/** Thrown for a lender whose folder has mistakes: it serves no page until they are fixed. */
import { says } from '../language/said.ts';
import { Refusal } from './refusal.ts';

export function outOfService(): Refusal {
  return new Refusal(503, [says('request.unavailable')], {
    headers: { 'retry-after': '60' },
  });
}
