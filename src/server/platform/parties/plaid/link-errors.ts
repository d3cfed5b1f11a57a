/** What Plaid's error codes of a login mean to the borrower (plaid.com/docs/errors). */
import type { LinkFailure } from '../common/link-failure.ts';

const codes: Record<string, LinkFailure['code']> = {
  INVALID_CREDENTIALS: 'LOGIN_INVALID',
  ITEM_LOGIN_REQUIRED: 'LOGIN_INVALID',
  ITEM_LOCKED: 'LOGIN_INVALID',
  USER_SETUP_REQUIRED: 'LOGIN_INVALID',
  INVALID_MFA: 'MFA_INVALID',
  INSUFFICIENT_CREDENTIALS: 'LOGIN_INVALID',
  ACCESS_NOT_GRANTED: 'NO_DATA',
  NO_ACCOUNTS: 'NO_DATA',
  NO_AUTH_ACCOUNTS: 'NO_DATA',
  INSTITUTION_DOWN: 'PROVIDER_DOWN',
  INSTITUTION_NOT_RESPONDING: 'PROVIDER_DOWN',
  INSTITUTION_NOT_AVAILABLE: 'PROVIDER_DOWN',
  INSTITUTION_NO_LONGER_SUPPORTED: 'NOT_SUPPORTED',
  INSTITUTION_NOT_SUPPORTED: 'NOT_SUPPORTED',
  ITEM_NOT_SUPPORTED: 'NOT_SUPPORTED',
  MFA_NOT_SUPPORTED: 'NOT_SUPPORTED',
  PRODUCTS_NOT_SUPPORTED: 'NOT_SUPPORTED',
};

/** Undefined for a code that is about us and not about the login. */
export function linkCodeOf(plaid: string): LinkFailure['code'] | undefined {
  return Object.hasOwn(codes, plaid) ? codes[plaid] : undefined;
}
