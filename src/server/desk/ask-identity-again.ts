/** The borrower shows an identity document again: a person asked for it by a condition. */

import { record } from '../application/stored.ts';
import { says } from '../platform/language/said.ts';
import type { ReviewEffect } from './review-effect.ts';

export const askIdentityAgain: ReviewEffect = {
  name: 'ask-identity-again',
  run: async (context) => {
    await record(context, 'underwriting', { identityCheck: null });
    await record(context, 'status', {
      identityVerified: null,
      identityChecking: null,
      idReupload: true,
      idRejectReason: says('identity.asked').says,
    });
  },
};
