/** Why a borrower's login at a bank or payroll provider failed, in words that say what to do next. */

export type LinkFailure = {
  ok: false;
  code: 'LOGIN_INVALID' | 'MFA_NEEDED' | 'MFA_INVALID' | 'PROVIDER_DOWN' | 'NO_DATA' | 'NOT_SUPPORTED';
  message: string;
};

/** The borrower's credentials at the provider. They are passed through and never stored. */
export type LinkLogin = { institution: string; username: string; password: string; code?: string };

const messages: Record<LinkFailure['code'], string> = {
  LOGIN_INVALID: 'That user name or password did not work. Check both and try again, or use another way.',
  MFA_NEEDED: 'Enter the code that your provider sent you, or use another way.',
  MFA_INVALID: 'That code did not work. Ask your provider for a new one and try again, or use another way.',
  PROVIDER_DOWN: 'Your provider is not answering right now. Try again in a few minutes, or use another way.',
  NO_DATA: 'We connected, but there was nothing we could use. Try another account, or upload a document.',
  NOT_SUPPORTED: 'We cannot connect to this provider yet. Choose another way.',
};

export function linkFailure(code: LinkFailure['code']): LinkFailure {
  return { ok: false, code, message: messages[code] };
}
