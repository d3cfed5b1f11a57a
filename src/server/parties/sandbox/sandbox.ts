/** All outside parties of the sandbox in one value. */

import { noChoice } from '../../platform/vendors/answer-choice.ts';
import type { Vendors } from '../../platform/vendors/vendors.ts';
import { sandboxAccountCheck } from './account-check.ts';
import { sandboxAddressBook } from './address-book.ts';
import { sandboxBankLink } from './bank-link.ts';
import { sandboxChatRelay } from './chat-relay.ts';
import { sandboxCreditBureau } from './credit-bureau.ts';
import { sandboxDisbursement } from './disbursement.ts';
import { sandboxFlood } from './flood.ts';
import { sandboxIdentityCheck } from './identity-check.ts';
import { sandboxIncomeLink } from './income-link.ts';
import { memoryOutbox } from './memory-outbox.ts';
import { sandboxNotary } from './notary.ts';
import { sandboxOriginators } from './originators.ts';
import { sandboxPayoffLetters } from './payoff-letters.ts';
import { sandboxPropertyData } from './property-data.ts';
import { sandboxRecording } from './recording.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { sandboxScanner } from './scanner.ts';
import { sandboxTaxTranscripts } from './tax-transcripts.ts';
import { sandboxTitleSearch } from './title-search.ts';
import { sandboxValuation } from './valuation.ts';

/** @param given paceMs defaults to 600, patienceMs to 20 seconds, now to the system's clock, scanner to the sandbox's own, outbox to one that only remembers. */
export function sandboxVendors(given: Partial<SandboxOptions> = {}): Vendors {
  const options = {
    paceMs: 600,
    now: Date.now,
    patienceMs: 20_000,
    outbox: memoryOutbox(),
    scanner: sandboxScanner(),
    carriers: {},
    ...given,
  };
  return {
    creditBureau: sandboxCreditBureau(options),
    addressBook: sandboxAddressBook(),
    propertyData: sandboxPropertyData(options),
    flood: sandboxFlood(options),
    bankLink: sandboxBankLink(options),
    incomeLink: sandboxIncomeLink(options),
    accountCheck: sandboxAccountCheck(),
    identityCheck: sandboxIdentityCheck(options),
    notary: sandboxNotary(options),
    titleSearch: sandboxTitleSearch(options),
    valuation: sandboxValuation(options),
    disbursement: sandboxDisbursement(),
    recording: sandboxRecording(options),
    payoffLetters: sandboxPayoffLetters(options),
    taxTranscripts: sandboxTaxTranscripts(options),
    originators: sandboxOriginators(),
    answerChoice: noChoice,
    chatRelay: sandboxChatRelay(options),
    scanner: options.scanner,
    outbox: options.outbox,
    carriers: options.carriers,
    paceMs: options.paceMs,
    patienceMs: options.patienceMs,
  };
}
