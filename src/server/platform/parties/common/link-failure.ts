/** Why a borrower's login at a bank or payroll provider failed, in words that say what to do next. */
import { type Said, says } from '../../language/said.ts';

export type LinkFailure = {
  ok: false;
  code: 'LOGIN_INVALID' | 'MFA_NEEDED' | 'MFA_INVALID' | 'PROVIDER_DOWN' | 'NO_DATA' | 'NOT_SUPPORTED';
  message: Said;
};

/** The borrower's credentials at the provider. They are passed through and never stored. */
export type LinkLogin = { institution: string; username: string; password: string; code?: string };

const messages: Record<LinkFailure['code'], Said> = {
  LOGIN_INVALID: says('link.loginInvalid'),
  MFA_NEEDED: says('link.codeNeeded'),
  MFA_INVALID: says('link.codeInvalid'),
  PROVIDER_DOWN: says('link.providerDown'),
  NO_DATA: says('link.noData'),
  NOT_SUPPORTED: says('link.unsupported'),
};

export function linkFailure(code: LinkFailure['code']): LinkFailure {
  return { ok: false, code, message: messages[code] };
}
