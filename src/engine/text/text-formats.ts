/** The words that may follow a bar in a text: {{ offer.amount | money }}. */

import { address } from './address.ts';
import { cents } from './cents.ts';
import { dollars } from './dollars.ts';
import { fullName } from './full-name.ts';
import { longDate } from './long-date.ts';
import { mask } from './mask.ts';
import { money } from './money.ts';
import { number } from './number.ts';
import { percent } from './percent.ts';
import { phone } from './phone.ts';
import { rate } from './rate.ts';
import { title } from './title.ts';
import { usDate } from './us-date.ts';
import { years } from './years.ts';

export type TextFormat = (value: unknown) => string;

export const textFormats: Record<string, TextFormat> = {
  money,
  cents,
  dollars,
  percent,
  rate,
  date: longDate,
  'us-date': usDate,
  phone,
  years,
  title,
  mask,
  number,
  address,
  name: fullName,
};
