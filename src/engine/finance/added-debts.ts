/** What the files of people who borrow too add to the debts of the borrower's file. Values in, values out. */

/** What of a credit file tells of debts. Whole dollars; payments are a month's. */
export interface ReportedDebts {
  /** Of all debts, listed or not. */
  monthlyDebts?: number;
  liens?: readonly { lender: string; balance: number; payment: number }[];
  payoffCandidates?: readonly { creditor: string; balance: number; payment: number; mask: string }[];
}

interface Account {
  creditor: string;
  balance: number;
  payment: number;
  mask?: string;
}

/**
 * Dollars a month. An account that two files tell of is a joint one and counts once, with the first file: so does a debt on
 * the home itself. It is the same account where the creditor and the last digits agree, or the balance where a file tells no
 * digits. What a file does not list cannot be compared, and counts.
 */
export function addedDebts(first: ReportedDebts, others: readonly ReportedDebts[]): number {
  const known = accountsOf(first);
  let added = 0;
  for (const report of others) {
    const joint = accountsOf(report).filter((account) => known.some((other) => isSame(account, other)));
    added += Math.max(0, (report.monthlyDebts ?? 0) - paymentsOf(joint));
    known.push(...accountsOf(report));
  }
  return added;
}

function accountsOf({ liens = [], payoffCandidates = [] }: ReportedDebts): Account[] {
  return [...liens.map(({ lender, ...lien }) => ({ creditor: lender, ...lien })), ...payoffCandidates];
}

function isSame(one: Account, other: Account): boolean {
  if (plain(one.creditor) !== plain(other.creditor)) return false;
  return one.mask && other.mask ? one.mask === other.mask : one.balance === other.balance;
}

// Bureaus write a creditor's name in capitals or not, with or without a dot.
const plain = (creditor: string) => creditor.toLowerCase().replace(/[^a-z0-9]/g, '');
const paymentsOf = (accounts: Account[]) => accounts.reduce((sum, { payment }) => sum + payment, 0);
