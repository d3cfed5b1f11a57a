/** Asks the bureau again for the check that stands still, because a reviewer has a reason to. */
import { pullAgain } from '../underwriting/pull-again.ts';
import type { ReviewEffect } from './review-effect.ts';

export const askBureauAgain: ReviewEffect = { name: 'ask-bureau-again', run: pullAgain };
