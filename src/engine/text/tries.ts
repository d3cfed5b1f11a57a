/** 1 try, 2 tries; in another language, what the enumeration `tries` says for the count. */
import type { TextFormat } from './text-format.ts';
import { toNumber } from './to-number.ts';

export const tries: TextFormat = (value, { locale = 'en-US', words } = {}) => {
  const count = toNumber(value);
  if (count === null) return '—';
  const form = new Intl.PluralRules(locale).select(count);
  return `${count} ${words?.tries?.[form] ?? words?.tries?.other ?? (form === 'one' ? 'try' : 'tries')}`;
};
