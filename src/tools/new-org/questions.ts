/** What `flow new-org` needs to know about a lender: the question, an example, and what makes an answer usable. */
import { emailAddress } from '../../engine/answers/formats/email-address.ts';
import { usPhone } from '../../engine/answers/formats/us-phone.ts';
import { unsafeText } from '../../engine/lints/unsafe-text.ts';
import { isHex } from '../../engine/theme/color.ts';
import { readAddress } from './read-address.ts';
import { readHours } from './read-hours.ts';

export type Answers = {
  name: string;
  short: string;
  primary: string;
  secondary: string;
  nmls: string;
  phone: string;
  email: string;
  kind: string;
  address: string;
  states: string;
  hours: string;
};

const kinds = ['DIRECT', 'PARTNER', 'WHOLESALE', 'REFERRING_LO', 'CREDIT_UNION', 'BROKER'];

export type Question = {
  key: keyof Answers;
  asks: string;
  /** The answer as stored, or undefined when it cannot be used. '' stands for an optional answer that was left out. */
  read: (typed: string) => string | undefined;
  /** What to type instead. */
  remedy: string;
  /** All that may be answered. */
  choices?: readonly string[];
};

export const questions: readonly Question[] = [
  {
    key: 'name',
    asks: 'Company name',
    read: (typed) => words(typed, 120),
    remedy: 'Up to 120 letters, no HTML.',
  },
  {
    key: 'short',
    asks: 'Short name',
    read: (typed) => words(typed, 40),
    remedy: 'Up to 40 letters, no HTML.',
  },
  {
    key: 'primary',
    asks: 'First brand color (#rrggbb)',
    read: color,
    remedy: 'Write #rrggbb, for example #1f4d3f.',
  },
  {
    key: 'secondary',
    asks: 'Second brand color (#rrggbb, or nothing)',
    read: (typed) => (typed.trim() === '' ? '' : color(typed)),
    remedy: 'Write #rrggbb, for example #c2552d, or nothing where the brand has one color.',
  },
  { key: 'nmls', asks: 'NMLS number', read: nmls, remedy: 'Write its digits.' },
  {
    key: 'phone',
    asks: 'Support phone',
    read: phone,
    remedy: 'Write a US number, for example (202) 555-0100.',
  },
  { key: 'email', asks: 'Support email', read: email, remedy: 'Write name@company.example.' },
  {
    key: 'kind',
    asks: `Kind of lender (${kinds.join(', ')}; nothing for PARTNER)`,
    read: kind,
    choices: kinds,
    remedy: `Write one of ${kinds.join(', ')}.`,
  },
  {
    key: 'address',
    asks: 'Address on one line (or nothing)',
    read: (typed) => optional(typed, readAddress),
    remedy: 'Write it like 12 Mill Lane, Reno, NV 89501.',
  },
  {
    key: 'states',
    asks: 'States in which it lends (CA, NV, … or nothing for those of the product)',
    read: states,
    remedy: 'Write two letters each, for example CA, NV, TX.',
  },
  {
    key: 'hours',
    asks: 'Hours in Pacific Time (Mon-Fri 8-18, Sat 9-13, or nothing for those of the product)',
    read: (typed) => optional(typed, readHours),
    remedy: 'Write it like Mon-Fri 8-18, Sat 9-13: days that are not named are closed.',
  },
];

function kind(typed: string): string | undefined {
  const text = typed.trim().toUpperCase() || 'PARTNER';
  return kinds.includes(text) ? text : undefined;
}

function states(typed: string): string | undefined {
  const codes = typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? [...new Set(codes)].sort().join(', ') : undefined;
}

function optional(typed: string, read: (text: string) => unknown): string | undefined {
  const text = typed.trim();
  return text === '' || read(text) !== undefined ? text : undefined;
}

function words(typed: string, most: number): string | undefined {
  const text = typed.trim();
  const usable =
    text !== '' && text.length <= most && unsafeText(text).length === 0 && !/\{\{|\}\}|[<>]/.test(text);
  return usable ? text : undefined;
}

function color(typed: string): string | undefined {
  const text = `#${typed.trim().toLowerCase().replace(/^#/, '')}`;
  return isHex(text) && text.length === 7 ? text : undefined;
}

function nmls(typed: string): string | undefined {
  const text = typed.trim().replace(/^(nmls)?\s*#?\s*/i, '');
  return /^[0-9]{1,10}$/.test(text) ? text : undefined;
}

function phone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return usPhone(`+1${digits}`) ? `+1${digits}` : undefined;
}

function email(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  return emailAddress(text) ? text : undefined;
}
