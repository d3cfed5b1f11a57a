/** What every party needs that Plaid (plaid.com) is. Beside its library, so that no other server loads that. */
export const plaidSettings = {
  needs: ['PLAID_CLIENT_ID', 'PLAID_SECRET'],
  takes: ['PLAID_ENV', 'PLAID_URL'],
} as const;
