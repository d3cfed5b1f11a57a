/** What the sandbox knows about one sample borrower. Money is whole dollars, income and debts are per month. */
import type { Lien, Report } from '../../../../types/credit-bureau-party.ts';
import type { Outcome } from '../../../../types/notary-party.ts';
import type { Parcel } from '../../../../types/property-data-party.ts';

export type Persona = {
  key: string;
  number: number;
  surname: string;
  state: string;
  score: number;
  softOutcome: Report['outcome'];
  softOutcomeWithSsn?: Report['outcome'];
  hardOutcome: Report['outcome'];
  /** From this attempt on a freeze is lifted. */
  clearsOnAttempt?: number;
  /** The same for the hard pull. */
  hardClearsOnAttempt?: number;
  pin?: string;
  /** The heaviest first. */
  keyFactors: { text: string; inquiries?: boolean }[];
  liens: Lien[];
  otherDebts: number;
  inquiries: { creditor: string; daysAgo: number; kind: 'MORTGAGE' | 'OTHER' }[];
  lates: {
    creditor: string;
    daysAgo: number;
    amount: number;
    daysLate: number;
    kind: 'MORTGAGE' | 'OTHER';
  }[];
  events: { kind: string; monthsAgo: number }[];
  payoffCandidates: { creditor: string; balance: number; payment: number; mask: string }[];
  property: {
    outcome: 'OK' | 'NONE' | 'MULTIPLE';
    hasRecord: boolean;
    value?: number;
    forecastDeviation?: number;
    condition: string;
    propertyType: Parcel['propertyType'];
    units: number;
    county: string;
    countyCode?: string;
    censusTract?: string;
    titleAgeMonths: number;
    /** The county answers from this attempt on, and not at all before. */
    answersOnAttempt?: number;
    ownerOfRecord?: string;
    parcels?: string[];
  };
  income: {
    employmentType: string;
    monthlyStated: number;
    monthlyVerified: number;
    employer: string;
    payFrequency: string;
    stale: boolean;
    linkWorks: boolean;
  };
  accountNumber: string;
  identityFailures: number;
  /** How often the checker of identity documents is asked before it answers; 0 when it answers at once. */
  identityPendingLooks: number;
  floodZone: string;
  floodPendingLooks: number;
  finalTitlePendingLooks: number;
  titleClear: boolean;
  /** The latest earlier loan or line against the equity of the home. */
  homeEquity?: { daysAgo: number; open: boolean };
  attorneyReviewLooks: number;
  valuationPendingLooks: number;
  payoffPendingLooks: number;
  /** How often the tax service has no records yet. */
  taxPendingLooks: number;
  /** What a broker's opinion says, as a share of the automated value. */
  valuationFactor?: number;
  /** The home cannot be valued from the street. */
  isHidden?: boolean;
  remoteNotary: boolean;
  /** How the sessions with the notary end, the first first; those after them with a signature. */
  notaryOutcomes: Outcome['outcome'][];
  kbaAlwaysFails?: boolean;
  /** The category of a condition that the hard pull asks for, and how many documents. */
  condition?: string;
  numDocsRequired?: number;
  /** How often the county rejects the deed. */
  recordingRejections?: number;
};
