/** What differs between connecting a bank and connecting a payroll provider: only the words, and the choice of account. */
export type LinkWords = {
  noun: string;
  search: string;
  /** What is read, and what never is. */
  promise: readonly string[];
  username: string;
  otherWay: string;
  /** Whether the borrower says which account is meant. */
  accounts: boolean;
};

export const bankWords: LinkWords = {
  noun: 'bank',
  search: 'Search for your bank or credit union',
  promise: [
    "We see the account and routing numbers and the owner's name.",
    'We never see or keep your password. It goes straight to the bank.',
    "We can't use this connection to move money.",
  ],
  username: 'Online banking username',
  otherWay: 'Try again, choose another bank, or enter your account numbers using the link below.',
  accounts: true,
};

export const incomeWords: LinkWords = {
  noun: 'provider',
  search: 'Search for your employer or payroll provider',
  promise: [
    'We see your employer, pay and hours for the last 60 to 90 days.',
    'We never see or keep your password. It goes straight to the provider.',
    "We don't tell your employer you applied for a loan.",
  ],
  username: 'Username',
  otherWay: 'Try again, choose another provider, or send documents using the link below.',
  accounts: false,
};
