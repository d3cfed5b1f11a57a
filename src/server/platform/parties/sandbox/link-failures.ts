/** The failures that a sandbox login can ask for: the password carries the error, as at the real providers. */
import { type LinkFailure, type LinkLogin, linkFailure } from '../common/link-failure.ts';

const byPassword: Record<string, LinkFailure['code']> = {
  error_login: 'LOGIN_INVALID',
  error_mfa: 'MFA_INVALID',
  error_down: 'PROVIDER_DOWN',
  error_nodata: 'NO_DATA',
};

/** @param good the accepted user name and password; `code` when the provider asks for a second factor. */
export function loginFailure(
  login: LinkLogin,
  good: { username: string; password: string; code?: string },
): LinkFailure | undefined {
  const failure = Object.hasOwn(byPassword, login.password) ? byPassword[login.password] : undefined;
  if (failure) return linkFailure(failure);
  if (login.username !== good.username || login.password !== good.password)
    return linkFailure('LOGIN_INVALID');
  // The code is asked for only when one was typed: the provider may remember the device.
  if (good.code && login.code && login.code !== good.code) return linkFailure('MFA_INVALID');
  return undefined;
}
