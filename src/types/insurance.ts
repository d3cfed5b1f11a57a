/* Generated from schemas/ by `npm run types`. Do not edit. */

/** The policy on the home. */
export interface Insurance {
  /** Whether it was checked. */
  complete?: boolean;
  /** Insurance company. */
  carrier?: string;
  /** Policy number. */
  policyNumber?: string;
  /** First day of cover. */
  effectiveDate?: string;
  /** Last day of cover. */
  expiryDate?: string;
  /** Dwelling coverage in whole dollars. */
  coverageAmount?: number;
  /** Deductible in whole dollars. */
  deductible?: number;
  /** Phone of the agent. */
  agentPhone?: string;
  /** Email of the agent. */
  agentEmail?: string;
  /** Flood policy, when the home is in a flood zone. */
  flood?: {
    /** Insurance company. */
    carrier?: string;
    /** Policy number. */
    policyNumber?: string;
    /** First day of cover. */
    effectiveDate?: string;
    /** Last day of cover. */
    expiryDate?: string;
    /** Coverage in whole dollars. */
    coverageAmount?: number;
  };
  /** Whether the borrower acknowledged the flood notice. */
  floodNoticeAcknowledged?: boolean;
}
