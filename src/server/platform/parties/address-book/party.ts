/** The post office's list of addresses: completes what is being typed, and says how a whole address is written. */

import type { Completions, Finding } from '../../../../types/address-book-party.ts';
import type { PostalAddress } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

/** `exact` as typed, a tidier `suggestion`, or `none` when no such place can be. */
export type AddressFinding =
  | { kind: 'exact' | 'suggestion'; location: PostalAddress }
  | { kind: 'none'; location?: never };

export type AddressBook = {
  /** At most `most` addresses that fit the beginning of one line of text, best first; none when nothing does. */
  complete(typed: string, most: number): Promise<PostalAddress[]>;
  check(typed: PostalAddress): Promise<AddressFinding>;
};

/** The post office over HTTP. */
export function httpAddressBook(ask: AskParty): AddressBook {
  return {
    complete: async (text, most) =>
      (await ask.plainly<Completions>('complete', { text, most })).items.slice(0, most),
    check: (location) => ask.plainly<Finding>('check', { location }),
  };
}
