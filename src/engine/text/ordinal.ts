/** 1st, 22nd, 13th; in another language, the ending that the enumeration `ordinals` says for the number. */
import type { TextFormat } from './text-format.ts';
import { toNumber } from './to-number.ts';

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const ordinal: TextFormat = (value, { locale = 'en-US', words } = {}) => {
  const count = toNumber(value);
  if (count === null) return '—';
  const form = new Intl.PluralRules(locale, { type: 'ordinal' }).select(Math.abs(count));
  return `${count}${(words?.ordinals ?? endings)[form] ?? ''}`;
};
