/** Every widget that a page may name. A heavy one is here by its facts, which stand beside it; its code loads when a page first shows it. */

import type { Widget } from '../platform/data/widget.ts';
import { accountNumber } from './account-number-widget.ts';
import { address } from './address.tsx';
import { bankLink } from './bank-link-widget.ts';
import { birthdate } from './birthdate.tsx';
import { checkbox } from './checkbox.tsx';
import { checkboxGroup } from './checkbox-group-widget.ts';
import { choiceCards } from './choice-cards.tsx';
import { choiceGroups } from './choice-groups-widget.ts';
import { consent } from './consent.tsx';
import { date } from './date.tsx';
import { deviceCheck } from './device-check-widget.ts';
import { documentReader } from './document-reader-widget.ts';
import { email } from './email.tsx';
import { fileUpload } from './file-upload-widget.ts';
import { incomeLink } from './income-link-widget.ts';
import { itemList } from './item-list-widget.ts';
import { kba } from './kba-widget.ts';
import { money } from './money.tsx';
import { notaryId } from './notary-id-widget.ts';
import { number } from './number.tsx';
import { offerSelector } from './offer/offer-selector-widget.ts';
import { onePdf } from './one-pdf-widget.ts';
import { otp } from './otp-widget.ts';
import { password } from './password-widget.ts';
import { percent } from './percent.tsx';
import { phone } from './phone.tsx';
import { pin } from './pin.tsx';
import { postalAddress } from './postal-address-widget.ts';
import { radio } from './radio.tsx';
import { routingNumber } from './routing-number-widget.ts';
import { schedule } from './schedule-widget.ts';
import { select } from './select.tsx';
import { signature } from './signature-widget.ts';
import { slotPicker } from './slot-picker-widget.ts';
import { ssn } from './ssn-widget.ts';
import { text } from './text.tsx';
import { textarea } from './textarea-widget.ts';
import { wishLink } from './wish-link-widget.ts';
import { yearMonth } from './year-month.tsx';
import { yesNo } from './yes-no.tsx';
import './widgets.css';

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
    wishLink,
    textarea,
    pin,
    consent,
    routingNumber,
    accountNumber,
    address,
    postalAddress,
    itemList,
    choiceGroups,
    offerSelector,
    bankLink,
    incomeLink,
    fileUpload,
    onePdf,
    signature,
    documentReader,
    deviceCheck,
    slotPicker,
    schedule,
    kba,
    notaryId,
  ].map((widget) => [widget.name, widget]),
);
