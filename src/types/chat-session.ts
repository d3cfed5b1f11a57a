/* Generated from schemas/ by `npm run types`. Do not edit. */

/** A chat kept in the browser until it expires. */
export interface ChatSession {
  /** Token of the provider. */
  token?: string;
  /** Conversation. */
  conversationSid?: string;
  /** When it expires, milliseconds since 1970. */
  expiration?: number;
  /** Name. */
  friendlyName?: string;
  /** Email. */
  emailAddress?: string;
  /** Channel. */
  omniProxyChannelId?: string;
  /** First message, held until an agent joins. */
  initialMessage?: string;
  /** When it began, milliseconds since 1970. */
  loginTimestamp?: number;
  /** Thread. */
  threadId?: string;
  /** Customer. */
  customerId?: string;
  /** Stream provider. */
  stream?: {
    /** User. */
    providerUserId?: string;
    /** Token. */
    providerUserToken?: string;
    /** Channel. */
    providerChannelId?: string;
  };
}
