/** Every widget that a page may name. Of a heavy one only the facts are here; its code loads when a page first shows it. */

import type { Widget } from '../platform/data/widget.ts';
import { address } from './address.tsx';
import { birthdate } from './birthdate.tsx';
import { checkbox } from './checkbox.tsx';
import { choiceCards } from './choice-cards.tsx';
import { consent } from './consent.tsx';
import { date } from './date.tsx';
import { email } from './email.tsx';
import { lazyWidgets } from './lazy-widgets.tsx';
import { money } from './money.tsx';
import { number } from './number.tsx';
import { percent } from './percent.tsx';
import { phone } from './phone.tsx';
import { pin } from './pin.tsx';
import { radio } from './radio.tsx';
import { select } from './select.tsx';
import { text } from './text.tsx';
import { yearMonth } from './year-month.tsx';
import { yesNo } from './yes-no.tsx';
import './widgets.css';

/** By name. */
export const widgets: Record<string, Widget> = Object.fromEntries(
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
    pin,
    consent,
    address,
    ...lazyWidgets,
  ].map((widget) => [widget.name, widget]),
);
