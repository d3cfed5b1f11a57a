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
    'We read the account and routing number and the name of the owner.',
    'We never see or keep your password. It goes straight to the bank.',
    'We cannot move money with this connection.',
  ],
  username: 'Online banking user name',
  otherWay: 'Try again, choose another bank, or enter your account numbers yourself with the link below.',
  accounts: true,
};

export const incomeWords: LinkWords = {
  noun: 'provider',
  search: 'Search for your employer or payroll provider',
  promise: [
    'We read your employer, your pay and your hours of the last 60 to 90 days.',
    'We never see or keep your password. It goes straight to the provider.',
    'Your employer is not told that you applied for a loan.',
  ],
  username: 'User name',
  otherWay: 'Try again, choose another provider, or upload a document instead with the link below.',
  accounts: false,
};
