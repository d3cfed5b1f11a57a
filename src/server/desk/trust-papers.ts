/** What a person found in the certificate of the trust that owns the home. */
import { record } from '../application/stored.ts';
import { beginFunding } from '../underwriting/begin-funding.ts';
import type { ReviewEffect } from './review-effect.ts';

/** The trust may pledge the home, and the borrower may sign for it. */
export const acceptTrust: ReviewEffect = {
  name: 'accept-trust',
  run: async (context) => {
    await record(context, 'status', { trustAccepted: true });
    await beginFunding(context);
  },
};

/** The borrower is asked for other documents. */
export const refuseTrust: ReviewEffect = {
  name: 'refuse-trust',
  run: async (context) => {
    await record(context, 'status', { trustSent: false });
  },
};
