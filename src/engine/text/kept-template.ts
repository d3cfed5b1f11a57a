/** Tells the texts that are values and nothing else, by the formats of their slots: what no translator may change. */
import { slotsOf } from './interpolate.ts';

// The other formats write words: "five years", "in review".
const kept = new Set([
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
  'number',
  'address',
  'name',
]);

/** Whether a text of the content is amounts, dates, names or numbers alone, with marks between them at most. */
export function isKeptTemplate(text: string): boolean {
  const slots = slotsOf(text);
  const rest = slots.reduce((left, { source }) => left.replace(source, ''), text);
  return slots.length > 0 && !/\p{L}/u.test(rest) && slots.every(({ format }) => format && kept.has(format));
}
