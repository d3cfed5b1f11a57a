/** All outside parties of the sandbox in one value: a line for each, played by the sample borrowers. */

import { sandboxAccountCheck } from './account-check/sandbox.ts';
import { sandboxAddressBook } from './address-book/sandbox.ts';
import { noChoice } from './answer-choice/party.ts';
import { sandboxBankLink } from './bank-link/sandbox.ts';
import { sandboxChatRelay } from './chat-relay/sandbox.ts';
import { sandboxCreditBureau } from './credit-bureau/sandbox.ts';
import { sandboxDisbursement } from './disbursement/sandbox.ts';
import { sandboxFlood } from './flood/sandbox.ts';
import { sandboxIdentityCheck } from './identity-check/sandbox.ts';
import { sandboxIncomeLink } from './income-link/sandbox.ts';
import { sandboxNotary } from './notary/sandbox.ts';
import { sandboxOriginators } from './originators/sandbox.ts';
import type { AskedParties, Parties } from './parties.ts';
import { sandboxPayoffLetters } from './payoff-letters/sandbox.ts';
import { sandboxPropertyData } from './property-data/sandbox.ts';
import { sandboxRecording } from './recording/sandbox.ts';
import { memoryOutbox } from './sandbox/memory-outbox.ts';
import type { SandboxOptions } from './sandbox/sandbox-options.ts';
import { sandboxScanner } from './sandbox/scanner.ts';
import { sandboxTaxTranscripts } from './tax-transcripts/sandbox.ts';
import { sandboxTitleSearch } from './title-search/sandbox.ts';
import { sandboxValuation } from './valuation/sandbox.ts';

/** @param given paceMs defaults to 600, patienceMs to 20 seconds, now to the system's clock, scanner to the sandbox's own, outbox to one that only remembers. */
export function sandboxParties(given: Partial<SandboxOptions> = {}): Parties {
  const options = {
    paceMs: 600,
    now: Date.now,
    patienceMs: 20_000,
    outbox: memoryOutbox(),
    scanner: sandboxScanner(),
    carriers: {},
    ...given,
  };
  const { scanner, outbox, carriers, paceMs, patienceMs } = options;
  return { ...sampleParties(options), scanner, outbox, carriers, paceMs, patienceMs };
}

function sampleParties(options: SandboxOptions): AskedParties {
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
  };
}
