/** What a lender reports of one application: plain values that the register's codes are made from. */
import type { HMDA } from '../../types/hmda.ts';
import type { HmdaAction } from './hmda-action.ts';

/** Who applies together with the applicant and owes the debt too. */
export type CoApplicant = {
  demographics: Partial<HMDA>;
  /** Years on the day of the application. */
  age: number | null;
  score?: number | undefined;
  /** Who computed the score. */
  bureau?: string | undefined;
};

export type RegisterEntry = {
  /** Legal entity identifier of the lender; '' when org.json names none, which edit V600 reports. */
  lei: string;
  /** Number of the application: letters and digits, other characters are left out. */
  loanNumber: string;
  /** yyyy-MM-dd. */
  appliedOn: string;
  action: HmdaAction;
  /** As in enumerations. */
  purpose: string;
  /** Whether the line pays off a debt on the home. */
  refinances: boolean;
  occupancy: string;
  propertyType: string;
  units: number;
  /** Whole dollars: the line, or what was applied for. */
  amount: number;
  home: { street?: string; city?: string; state?: string; zip?: string; county?: string; tract?: string };
  demographics: Partial<HMDA>;
  /** Years on the day of the application. */
  age: number | null;
  /** Undefined where the applicant applies alone. */
  coApplicant?: CoApplicant | undefined;
  /** Gross income that the decision rested on, dollars a year; undefined when none did. */
  income?: number | undefined;
  lienPosition: number;
  score?: number | undefined;
  /** Who computed the score. */
  bureau?: string | undefined;
  /** Of the chosen offer. In percent. */
  rate?: number | undefined;
  /** The average prime offer rate that the price rested on. In percent. */
  apor?: number | undefined;
  /** Whether the limits of high-cost loans apply to such a home. */
  highCostApplies: boolean;
  termYears?: number | undefined;
  /** In percent. */
  dti?: number | undefined;
  cltv?: number | undefined;
  /** Dollars. */
  value?: number | undefined;
  /** NMLSR number of the person who took the application; '' where it could not be read, undefined where no one did. */
  originator?: string | undefined;
};
