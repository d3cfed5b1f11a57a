/** What Smarty (smarty.com) needs as the address book: subscriptions to US Autocomplete Pro and to US Street. */
export const smartySettings = {
  needs: ['SMARTY_AUTH_ID', 'SMARTY_AUTH_TOKEN'],
  takes: ['SMARTY_URL'],
} as const;
