/** A message as both sides get it. What a borrower gets never says which person at the lender wrote it. */
export type ChatRole = 'borrower' | 'agent';

/** `seq` counts from 1 in each chat, without a gap; `at` is ISO 8601. `clientId` is the sender's own. */
export type ChatMessage = {
  id: string;
  clientId: string;
  seq: number;
  role: ChatRole;
  text: string;
  at: string;
  files: [];
  /** Which agent wrote it: only in what agents get. */
  name?: string;
};
