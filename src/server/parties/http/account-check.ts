/** Checking a bank account over HTTP. */
import type { Verdict } from '../../../types/account-check-party.ts';
import type { AccountCheck } from '../../platform/vendors/account-check.ts';
import type { AskParty } from './ask-party.ts';

export function httpAccountCheck(ask: AskParty): AccountCheck {
  return { verify: (subject, account) => ask.about<Verdict>('verify', subject, { account }) };
}
