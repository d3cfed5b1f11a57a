/** The vendor that carries a lender's chat, or has the transcript of one. It is optional: our own server carries chats, too. */

/** `isVerified`: the borrower proved to us who they are. */
export type ChatVisit = {
  friendlyName: string;
  emailAddress: string;
  orgCode: string;
  pageUrl: string;
  tag?: string | undefined;
  skill?: string | undefined;
  welcomeMessage?: string | undefined;
  isVerified: boolean;
};

export type RelayedChat = {
  token: string;
  conversationSid: string;
  omniProxyChannelId: string;
  providerChannelId?: string;
  providerUserId?: string;
  providerUserToken?: string;
  targetWorkerSid?: string;
};

/** `createdAt` in milliseconds since 1970; no `senderId`: the vendor itself speaks. */
export type TranscriptMessage = {
  id: string;
  senderId?: string;
  text: string;
  createdAt: number;
  attachment?: { url: string; name?: string; size?: number };
};

/** `startingAfter` is the message before which older ones are wanted. */
export type Wanted = {
  conversation: string;
  userToken: string;
  limit: number;
  startingAfter?: string | undefined;
};

export type ChatRelay = {
  begin(visit: ChatVisit): Promise<RelayedChat>;
  /** Undefined for a token that is taken no more. */
  freshen(token: string): Promise<string | undefined>;
  /** By which number the survey knows a chat; undefined for none. */
  contact(omniProxyChannelId: string): Promise<string | undefined>;
  /** The latest first. Undefined where the token opens no such conversation. */
  transcript(wanted: Wanted): Promise<TranscriptMessage[] | undefined>;
  /** One of them. */
  message(
    wanted: Pick<Wanted, 'conversation' | 'userToken'> & { message: string },
  ): Promise<TranscriptMessage | undefined>;
};
