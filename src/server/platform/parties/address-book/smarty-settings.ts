/** Smarty (smarty.com) as the address book: US Autocomplete Pro and US Street. */
import type { Company } from '../companies/company.ts';
import type { AddressBook } from './party.ts';

export const smarty: Company<AddressBook> = {
  needs: ['SMARTY_AUTH_ID', 'SMARTY_AUTH_TOKEN'],
  takes: ['SMARTY_URL'],
  load: () => import('./smarty.ts'),
};
