/** What Twilio's error codes say of a number or a text (twilio.com/docs/api/errors), in its answers and in its reports on delivery. */
import type { AddressFault } from '../common/undeliverable.ts';

/** What the number does with texts. */
export const addressFaults: ReadonlyMap<number, AddressFault> = new Map([
  // Attempt to send to unsubscribed recipient.
  [21610, 'STOPPED'],
  // Invalid number, not a mobile number, no carrier on this route.
  ...[21211, 21614, 21612].map((code) => [code, 'UNREACHABLE'] as const),
  // Unreachable, unknown or blocked handset; a landline, or a carrier that takes no texts.
  ...[30003, 30004, 30005, 30006].map((code) => [code, 'UNREACHABLE'] as const),
]);

/** The text, or its country, will not do however often it is tried. */
export const refusedTexts: ReadonlySet<number> = new Set([21408, 21602, 21617, 21635]);
