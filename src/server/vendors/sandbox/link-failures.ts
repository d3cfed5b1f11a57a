/** The failures that a sandbox login can ask for: the password carries the error, as at the real providers. */
import type { LinkFailure, LinkLogin } from '../link-failure.ts';

const messages: Record<LinkFailure['code'], string> = {
  LOGIN_INVALID: 'That user name or password did not work. Check both and try again, or use another way.',
  MFA_NEEDED: 'Enter the code that your provider sent you, or use another way.',
  MFA_INVALID: 'That code did not work. Ask your provider for a new one and try again, or use another way.',
  PROVIDER_DOWN: 'Your provider is not answering right now. Try again in a few minutes, or use another way.',
  NO_DATA: 'We connected, but there was nothing we could use. Try another account, or upload a document.',
  NOT_SUPPORTED: 'We cannot connect to this provider yet. Choose another way.',
};

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
  const asked = Object.hasOwn(byPassword, login.password) ? byPassword[login.password] : undefined;
  if (asked) return failure(asked);
  if (login.username !== good.username || login.password !== good.password) return failure('LOGIN_INVALID');
  // The code is asked for only when one was typed: the provider may remember the device.
  if (good.code && login.code && login.code !== good.code) return failure('MFA_INVALID');
  return undefined;
}

export function failure(code: LinkFailure['code']): LinkFailure {
  return { ok: false, code, message: messages[code] };
}
