/* Generated from schemas/ by `npm run types`. Do not edit. */

/** The chats of an operations desk: those that wait for a person, and those that the reader has accepted. */
export interface Conversations {
  /** Chats that wait for a person. */
  waiting: number;
  /** Chats that the reader has accepted. */
  mine: number;
  /** What borrowers read the reader is called, '' where they read that it is an agent. Missing where no lender of the desk shows names. */
  agentName?: string;
  /** Those that wait, in the order in which they are to be accepted; among them those that the reader has accepted. */
  chats: Conversation[];
}
/** One chat of the list. */
export interface Conversation {
  /** Identifier. */
  uuid: string;
  /** WAITING: for a person; LIVE: a person has accepted it; ENDED: it is over. */
  state: 'WAITING' | 'LIVE' | 'ENDED';
  /** The reader has accepted it. */
  isMine: boolean;
  /** What the visitor is called, in their words. */
  name: string;
  /** The visitor's address, in their words. */
  email: string;
  /** The page on which the chat began, without what stands behind its question mark. */
  pageUrl: string;
  /** What the lender is called. */
  lender: string;
  /** Since when the visitor is there. ISO 8601 with a time zone. */
  since: string;
  /** How many messages it has. */
  messages: number;
  /** Messages of the visitor that no agent has read. */
  unread: number;
  /** The visitor has proved to be the signed-in borrower. */
  isVerified: boolean;
  /** The address of the account that was logged in when the chat began; missing for a visitor. */
  account?: string;
  /** No connection of the visitor was heard for a while: they have closed the page, or lost the network. */
  isAway: boolean;
  /** What the language is called that the visitor reads, where it is another than that of the flows. */
  language?: string;
  /** The number of the application that it belongs to. */
  loanNumber?: string;
}
