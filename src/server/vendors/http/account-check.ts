/** Checking a bank account over HTTP. */
import type { AccountCheck } from '../account-check.ts';
import type { AskParty } from './ask-party.ts';

export function httpAccountCheck(ask: AskParty): AccountCheck {
  return { verify: (subject, account) => ask.about('verify', subject, { account }) };
}
