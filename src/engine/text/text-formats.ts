/** The words that may follow a bar in a text: {{ offer.amount | money }}. */

import { address } from './address.ts';
import { cents } from './cents.ts';
import { digitWord } from './digit-word.ts';
import { dollars } from './dollars.ts';
import { fullName } from './full-name.ts';
import { longDate } from './long-date.ts';
import { mailbox } from './mailbox.ts';
import { mask } from './mask.ts';
import { momentDate } from './moment-date.ts';
import { momentShort } from './moment-short.ts';
import { momentTime } from './moment-time.ts';
import { money } from './money.ts';
import { monthName } from './month-name.ts';
import { number } from './number.ts';
import { ordinal } from './ordinal.ts';
import { percent } from './percent.ts';
import { phone } from './phone.ts';
import { rate } from './rate.ts';
import { share } from './share.ts';
import type { TextFormat } from './text-format.ts';
import { title } from './title.ts';
import { tries } from './tries.ts';
import { days, months, years } from './units.ts';
import { usDate } from './us-date.ts';
import { wait } from './wait.ts';
import { word } from './word.ts';

export const textFormats: Record<string, TextFormat> = {
  money,
  cents,
  dollars,
  percent,
  rate,
  share,
  date: longDate,
  moment: momentDate,
  'moment-time': momentTime,
  'moment-short': momentShort,
  month: monthName,
  'us-date': usDate,
  phone,
  years,
  months,
  days,
  ordinal,
  tries,
  wait,
  title,
  word,
  mask,
  mailbox,
  number,
  'digit-word': digitWord,
  address,
  name: fullName,
};
