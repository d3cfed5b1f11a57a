/** Whether an account is the borrower's, by Plaid's Database Auth (`/auth/verify`). */
import type { AuthVerifyResponse } from 'plaid';
import type { CompanyAccess } from '../companies/company.ts';
import { answered, plaidClient } from '../plaid/plaid-client.ts';
import type { AccountCheck, AccountVerdict } from './party.ts';

/** Of 100: from here on Plaid takes two names for one person's (plaid.com/docs/identity, "Identity Match"). */
const leastNameScore = 70;

/** @param access its settings are those of `plaidSettings` */
export function open(access: CompanyAccess): AccountCheck {
  const plaid = plaidClient(access);
  return {
    verify: ({ firstName, lastName }, { routingNumber: routing, accountNumber: account }) =>
      access.ask('verify', async () => {
        const words = { legal_name: `${firstName} ${lastName}`, numbers: { ach: { routing, account } } };
        return verdictOf(await answered(plaid.authVerify(words)));
      }),
  };
}

/** What Plaid does not know for sure a person looks at. */
function verdictOf({ verification_status, verification_insights }: AuthVerifyResponse): AccountVerdict {
  if (verification_status === 'database_insights_fail')
    return { status: 'FAILED_VERIFICATION', reason: 'BAD_ACCOUNT' };
  const {
    name_match_score: score,
    network_status: network,
    previous_returns: returns,
  } = verification_insights;
  const isKnown =
    verification_status === 'database_insights_pass' &&
    network.has_numbers_match &&
    !returns?.has_previous_administrative_return;
  return { status: isKnown && (score ?? 0) >= leastNameScore ? 'VERIFIED' : 'PENDING_REVIEW' };
}
