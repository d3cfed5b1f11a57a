/** The events of the security log: every line names one. docs/operations.md explains each. */

export const securityEvents = [
  // Authentication
  'session-started',
  'login-refused',
  'login-by-mail',
  'logout',
  'session-ended',
  'registered',
  'code-sent',
  'code-refused',
  'link-sent',
  'link-refused',
  'password-changed',
  'password-reset',
  'password-refused',
  'login-email-changed',
  'factor-set-up',
  'factor-passed',
  'factor-refused',
  'recovery-code-used',
  'factor-reset',
  'reviewer-made',
  'reviewer-changed',
  'reviewer-disabled',
  'reviewer-enabled',
  'sessions-ended',
  'lender-approved',
  // Refusals
  'unauthenticated',
  'forbidden',
  'foreign-origin',
  'not-owner',
  'own-file-refused',
  'desk-refused',
  'step-refused',
  'rate-limited',
  'policy-violated',
  // Files
  'malware-found',
  'scan-failed',
  'quarantine-long',
  // Administration
  'started',
  'stopping',
  'keys-rotating',
  'keys-rotated',
  'developer-page-read',
  'developer-refused',
  'carrier-refused',
  'register-downloaded',
  'chat-read',
  'application-erased',
  'trail-heads',
  'trail-broken',
  'sandbox-used',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** What may stand beside the event: nothing that identifies a person. */
export type SecurityNote = {
  outcome?: 'success' | 'failure';
  /** The account's uuid; left out, the session's. */
  account?: string | undefined;
  /** A keyed hash of the address that a login was tried with. */
  who?: string;
  status?: number;
  /** A fixed word of ours, never of the request. */
  reason?: string;
};
