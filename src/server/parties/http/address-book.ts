/** The post office over HTTP. */
import type { Completions, Finding } from '../../../types/address-book-party.ts';
import type { AddressBook } from '../../platform/vendors/address-book.ts';
import type { AskParty } from './ask-party.ts';

export function httpAddressBook(ask: AskParty): AddressBook {
  return {
    complete: async (text, most) =>
      (await ask.plainly<Completions>('complete', { text, most })).items.slice(0, most),
    check: (location) => ask.plainly<Finding>('check', { location }),
  };
}
