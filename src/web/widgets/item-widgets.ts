/** The widgets that may stand inside a list item: small ones, and an address. */

import type { Widget } from '../platform/data/widget.ts';
import { address } from './address.tsx';
import { birthdate } from './birthdate.tsx';
import { checkbox } from './checkbox.tsx';
import { choiceCards } from './choice-cards.tsx';
import { date } from './date.tsx';
import { email } from './email.tsx';
import { money } from './money.tsx';
import { number } from './number.tsx';
import { percent } from './percent.tsx';
import { phone } from './phone.tsx';
import { radio } from './radio.tsx';
import { select } from './select.tsx';
import { text } from './text.tsx';
import { textarea } from './textarea.tsx';
import { yearMonth } from './year-month.tsx';
import { yesNo } from './yes-no.tsx';

/** By widget name. */
export const itemWidgets: Record<string, Widget> = Object.fromEntries(
  [
    text,
    email,
    phone,
    birthdate,
    date,
    yearMonth,
    money,
    number,
    percent,
    select,
    choiceCards,
    radio,
    yesNo,
    checkbox,
    textarea,
    address,
  ].map((widget) => [widget.name, widget]),
);
