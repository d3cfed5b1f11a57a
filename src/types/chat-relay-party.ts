/* Generated from schemas/ by `npm run types`. Do not edit. */

export interface Visit {
  friendlyName: string;
  emailAddress: string;
  orgCode: string;
  pageUrl: string;
  tag?: string;
  skill?: string;
  welcomeMessage?: string;
  /** The borrower proved to us who they are. */
  isVerified: boolean;
  /** What was said with our chatbot before, in its order, without numbers of cards and accounts: for who answers, before the borrower's first message. */
  carried?: Turn[];
}
export interface Turn {
  question: string;
  answer: string;
  /** 0 where the borrower called the answer bad. */
  rating?: number;
  /** Why, in their words. */
  reason?: string;
}
export interface Begun {
  token: string;
  conversationSid: string;
  omniProxyChannelId: string;
  providerChannelId?: string;
  providerUserId?: string;
  providerUserToken?: string;
  targetWorkerSid?: string;
}
export interface Stale { token: string }
/** Without a token, the old one is taken no more. */
export interface Fresh { token?: string }
export interface Channel { omniProxyChannelId: string }
/** Without a number, no such chat is known. */
export interface Contact { contactId?: string }
export interface Wanted { conversation: string; userToken: string; limit: number; startingAfter?: string }
export interface WantedOne { conversation: string; userToken: string; message: string }
/** Without messages, the token opens no such conversation. */
export interface Transcript { data?: Message[] }
export interface Message {
  id: string;
  /** Of the borrower: their identity, or the conversation; of no one: a line of the provider. */
  senderId?: string;
  text: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  attachment?: Attachment;
}
export interface Attachment {
  url: string;
  name?: string;
  /** Bytes. */
  size?: number;
}
