/** An answer that the decision rests on was corrected before the application was submitted. */

import type { Effect } from '../backend/effect.ts';
import { says } from '../platform/language/said.ts';
import { reviewOffer } from '../underwriting/review-offer.ts';

export const decideAgain: Effect = {
  name: 'decide-again',
  run: (context) => reviewOffer(context, says('offer.answer')),
};
