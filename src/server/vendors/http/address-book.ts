/** The post office over HTTP. */
import type { AddressBook } from '../address-book.ts';
import type { PostalAddress } from '../subject.ts';
import type { AskParty } from './ask-party.ts';

export function httpAddressBook(ask: AskParty): AddressBook {
  return {
    complete: async (text, most) =>
      (await ask.plainly<{ items: PostalAddress[] }>('complete', { text, most })).items.slice(0, most),
    check: (location) => ask.plainly('check', { location }),
  };
}
