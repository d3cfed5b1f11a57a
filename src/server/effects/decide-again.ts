/** An answer that the decision rests on was corrected before the application was submitted. */
import { says } from '../language/said.ts';
import { reviewOffer } from '../underwriting/review-offer.ts';
import type { Effect } from './effect.ts';

export const decideAgain: Effect = {
  name: 'decide-again',
  run: (context) => reviewOffer(context, says('offer.answer')),
};
