/** A message as both sides get it. It never says which person at the lender wrote it. */
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
};
