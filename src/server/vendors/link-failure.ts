/** Why a borrower's login at a bank or payroll provider did not work, in words that say what to do next. */

export type LinkFailure = {
  ok: false;
  code: 'LOGIN_INVALID' | 'MFA_NEEDED' | 'MFA_INVALID' | 'PROVIDER_DOWN' | 'NO_DATA' | 'NOT_SUPPORTED';
  message: string;
};

/** The borrower's credentials at the provider. They are passed through and never stored. */
export type LinkLogin = { institution: string; username: string; password: string; code?: string };
