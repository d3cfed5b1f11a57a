/** Every widget that a page may name. Heavy ones are here by their facts alone and load when a page first shows them. */
import { accountNumber } from './account-number.tsx';
import { address } from './address.tsx';
import { birthdate } from './birthdate.tsx';
import { checkbox } from './checkbox.tsx';
import { checkboxGroup } from './checkbox-group.tsx';
import { choiceCards } from './choice-cards.tsx';
import { consent } from './consent.tsx';
import { date } from './date.tsx';
import { email } from './email.tsx';
import { money } from './money.tsx';
import { notaryId } from './notary-id.tsx';
import { number } from './number.tsx';
import { otp } from './otp.tsx';
import { lazyWidget } from './parts/lazy-widget.tsx';
import { password } from './password.tsx';
import { percent } from './percent.tsx';
import { phone } from './phone.tsx';
import { pin } from './pin.tsx';
import { radio } from './radio.tsx';
import { routingNumber } from './routing-number.tsx';
import { select } from './select.tsx';
import { ssn } from './ssn.tsx';
import { text } from './text.tsx';
import { textarea } from './textarea.tsx';
import type { Widget } from './widget.ts';
import { yearMonth } from './year-month.tsx';
import { yesNo } from './yes-no.tsx';
import './widgets.css';

const offerSelector = lazyWidget(
  { name: 'offer-selector', layout: 'bare', height: 1400 },
  async () => (await import('./offer/offer-selector.tsx')).OfferSelector,
);
const fileUpload = lazyWidget(
  { name: 'file-upload', layout: 'group', height: 140 },
  async () => (await import('./file-upload.tsx')).FileUpload,
);
const signature = lazyWidget(
  { name: 'signature', layout: 'group', height: 300 },
  async () => (await import('./signature.tsx')).Signature,
);
const documentReader = lazyWidget(
  { name: 'document-reader', layout: 'group', height: 280 },
  async () => (await import('./document-reader.tsx')).DocumentReader,
);
const deviceCheck = lazyWidget(
  { name: 'device-check', layout: 'group', height: 380 },
  async () => (await import('./device-check.tsx')).DeviceCheck,
);
const kba = lazyWidget(
  { name: 'kba', layout: 'group', height: 900 },
  async () => (await import('./kba.tsx')).Kba,
);
const bankLink = lazyWidget(
  { name: 'bank-link', layout: 'group', height: 420 },
  async () => (await import('./bank-link.tsx')).bankLink.Component,
);
const incomeLink = lazyWidget(
  { name: 'income-link', layout: 'group', height: 420 },
  async () => (await import('./income-link.tsx')).incomeLink.Component,
);
const hmda = lazyWidget(
  { name: 'hmda', layout: 'group', height: 1500 },
  async () => (await import('./hmda.tsx')).hmda.Component,
);
const itemList = lazyWidget(
  { name: 'item-list', layout: 'group', height: 200 },
  async () => (await import('./item-list.tsx')).itemList.Component,
);
const schedule = lazyWidget(
  { name: 'schedule', layout: 'group', height: 320 },
  async () => (await import('./schedule.tsx')).schedule.Component,
);
const slotPicker = lazyWidget(
  { name: 'slot-picker', layout: 'group', height: 420 },
  async () => (await import('./slot-picker.tsx')).slotPicker.Component,
);

/** By name. */
export const widgets: Record<string, Widget> = Object.fromEntries(
  [
    text,
    email,
    phone,
    ssn,
    birthdate,
    date,
    yearMonth,
    money,
    number,
    percent,
    password,
    otp,
    select,
    choiceCards,
    radio,
    yesNo,
    checkbox,
    checkboxGroup,
    textarea,
    pin,
    consent,
    routingNumber,
    accountNumber,
    address,
    itemList,
    hmda,
    offerSelector,
    bankLink,
    incomeLink,
    fileUpload,
    signature,
    documentReader,
    deviceCheck,
    slotPicker,
    schedule,
    kba,
    notaryId,
  ].map((widget) => [widget.name, widget]),
);
