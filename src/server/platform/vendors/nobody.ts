/** Outside parties where there are none: every call fails, like one without an answer. */

import { noChoice } from './answer-choice.ts';
import { closedOutbox } from './closed-outbox.ts';
import { noScanner } from './no-scanner.ts';
import { noOriginators } from './originators.ts';
import { PartyFailed } from './party-failed.ts';
import type { Parties, Vendors } from './vendors.ts';

/** For work that asks no party: the keys, an empty database. */
export function nobody(): Vendors {
  return {
    creditBureau: absent('creditBureau'),
    addressBook: absent('addressBook'),
    propertyData: absent('propertyData'),
    flood: absent('flood'),
    bankLink: absent('bankLink'),
    incomeLink: absent('incomeLink'),
    accountCheck: absent('accountCheck'),
    identityCheck: absent('identityCheck'),
    notary: absent('notary'),
    titleSearch: absent('titleSearch'),
    valuation: absent('valuation'),
    disbursement: absent('disbursement'),
    recording: absent('recording'),
    payoffLetters: absent('payoffLetters'),
    taxTranscripts: absent('taxTranscripts'),
    originators: noOriginators,
    answerChoice: noChoice,
    chatRelay: absent('chatRelay'),
    scanner: noScanner(),
    outbox: closedOutbox(),
    carriers: {},
    paceMs: 0,
    patienceMs: 20_000,
  };
}

export function absent<Name extends keyof Parties>(name: Name): Parties[Name] {
  const fails = (method: string | symbol) => () =>
    Promise.reject(new PartyFailed(`${name}.${String(method)}`, new Error('There is none')));
  return new Proxy({} as Parties[Name], { get: (_, method) => fails(method) });
}
