/** Signs in by email and password on a page of the flow, then goes to the address that was wanted. */
import { isOwnPath } from '../../../engine/text/own-path.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { signIn } from '../accounts/sign-in.ts';
import { type AccountEffect, secretOf, textOf } from './account-effect.ts';

export const signInEffect: AccountEffect = {
  name: 'sign-in',
  run: async ({ backend, orgCode, data, query, ip, marks, device, address }) => {
    const password = secretOf(data, 'password');
    const credentials = { orgCode, email: textOf(data, 'email'), password, ip, marks, device, address };
    const session = await signIn(backend, credentials).catch(asWrongAnswer);
    const { redirectUrl } = query;
    return { session, ...(isOwnPath(redirectUrl) ? { next: redirectUrl } : {}) };
  },
};

// A 401 would say that a session ended; here only an answer was wrong.
function asWrongAnswer(error: unknown): never {
  if (error instanceof Refusal && error.status === 401) throw new Refusal(422, error.errors, error.detail);
  throw error;
}
