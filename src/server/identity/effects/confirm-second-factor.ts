/** The second half of the login of a person at the lender: the code of their app, or a recovery code. */

import { isOwnPath } from '../../../engine/text/own-path.ts';
import { passSecondFactor } from '../../auth/pass-second-factor.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { type AccountEffect, textOf } from './account-effect.ts';

/** Leads to the address that was wanted. 404 for a login that does not wait for a code. */
export const confirmSecondFactor: AccountEffect = {
  name: 'confirm-second-factor',
  run: async ({ backend, data, query, waiting, device }) => {
    if (!waiting) throw new Refusal(404, [says('request.notFound')]);
    const passed = await passSecondFactor(backend, waiting, { code: textOf(data, 'code'), device });
    const { redirectUrl } = query;
    return { ...passed, ...(isOwnPath(redirectUrl) ? { next: redirectUrl } : {}) };
  },
};
