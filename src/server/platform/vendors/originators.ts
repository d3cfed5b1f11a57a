/** A lender's directory of its loan officers and brokers. */
import type { LoanOriginator } from '../../../types/loan-originator.ts';

export type Originators = {
  /** Undefined for nobody, and for an originator of another lender. @param lender its code */
  find(originator: string, lender: string): Promise<LoanOriginator | undefined>;
};

/** A product without a directory shows no cards. */
export const noOriginators: Originators = { find: async () => undefined };
