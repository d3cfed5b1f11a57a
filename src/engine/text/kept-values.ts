/** The values that a text was filled with and that are no words: what no translator may change. */
import { interpolate, type Slot, slotsOf } from './interpolate.ts';

// The other formats write words: "five years", "in review".
const formats = new Set([
  'money',
  'cents',
  'dollars',
  'percent',
  'rate',
  'date',
  'moment',
  'moment-time',
  'moment-short',
  'us-date',
  'phone',
  'mask',
  'mailbox',
  'address',
  'name',
]);

/** Facts that are someone's or something's name, or an identifier, as their paths end. */
const names =
  /(?:^|\.)(?:first|last|name|firstName|person|who|invitedBy|borrower|signer|lender|creditor|employer|bankName|company\w*|\w*[eE]mail|loanNumber|ownerOfRecord|lenderAddress|phoneFormatted)$/;

/** Each value as it is in the filled text, in order. */
export function keptValues(text: string, facts: unknown): string[] {
  return slotsOf(text)
    .filter(isKept)
    .map(({ source }) => interpolate(source, facts));
}

function isKept({ path, format }: Slot): boolean {
  return format === undefined ? names.test(path) : formats.has(format);
}
