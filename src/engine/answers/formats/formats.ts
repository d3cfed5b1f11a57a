/** Every custom format of the domain schemas. A format says yes or no about a string; the field's `message` has the words. */

import { abaRouting } from './aba-routing.ts';
import { bankAccount } from './bank-account.ts';
import { emailAddress } from './email-address.ts';
import { isoDate } from './iso-date.ts';
import { mailStreet } from './mail-street.ts';
import { personName } from './person-name.ts';
import { makeSsn } from './ssn.ts';
import { streetAddress } from './street-address.ts';
import { usPhone } from './us-phone.ts';
import { usZip } from './us-zip.ts';
import { uuid } from './uuid.ts';
import { yearMonth } from './year-month.ts';

export type Format = (value: string) => boolean;

/** Production formats. */
export const formats: Record<string, Format> = makeFormats({ sandbox: false });

/** `sandbox` allows the bureaus' test Social Security numbers (area 666). */
export function makeFormats(options: { sandbox: boolean }): Record<string, Format> {
  return {
    'person-name': personName,
    'iso-date': isoDate,
    'email-address': emailAddress,
    'us-phone': usPhone,
    ssn: makeSsn(options),
    'street-address': streetAddress,
    'mail-street': mailStreet,
    'us-zip': usZip,
    'aba-routing': abaRouting,
    'bank-account': bankAccount,
    'year-month': yearMonth,
    uuid,
  };
}
