/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * What the chat's panel knows, in the browser: its rules read it. The server stores none of it.
 */
export interface Chat {
  /**
   * Milliseconds since 1970.
   */
  now?: number;
  /**
   * People answer now. Unknown counts as closed.
   */
  isOpen?: boolean;
  /**
   * The chat stands in a browser tab of its own.
   */
  isTab?: boolean;
  /**
   * Outside of production, the provider that the address asks for.
   */
  forced?: 'twilio' | 'nice' | 'stream' | 'talkjs' | 'chatbot';
  /**
   * Who chats, as the agent reads it.
   */
  friendlyName?: string;
  /**
   * The address that the visitor gave.
   */
  emailAddress?: string;
  live?: ChatSession;
  bot?: ChatSession1;
  /**
   * The conversation with the chatbot that the person who takes over gets to read.
   */
  carried?: string;
  /**
   * Proves to the chat who the borrower is.
   */
  nonce?: string;
  /**
   * A person has accepted the chat.
   */
  isAgentThere?: boolean;
  /**
   * Why an answer of the chatbot was a bad one.
   */
  reason?: 'Answer too vague' | 'Not specific to my application' | 'Not what I was asking about' | 'Other';
  /**
   * The borrower's own words for it.
   */
  additionalInformation?: string;
  /**
   * How many messages the chat has.
   */
  messages?: number;
  held?: Words;
  event?: Words1;
}
/**
 * The chat with a person.
 */
export interface ChatSession {
  /**
   * Token of the provider.
   */
  token?: string;
  /**
   * Conversation.
   */
  conversationSid?: string;
  /**
   * When it expires, milliseconds since 1970.
   */
  expiration?: number;
  /**
   * Name.
   */
  friendlyName?: string;
  /**
   * Email.
   */
  emailAddress?: string;
  /**
   * Channel.
   */
  omniProxyChannelId?: string;
  /**
   * First message, held until an agent joins.
   */
  initialMessage?: string;
  /**
   * When it began, milliseconds since 1970.
   */
  loginTimestamp?: number;
  /**
   * Thread.
   */
  threadId?: string;
  /**
   * Customer.
   */
  customerId?: string;
  /**
   * Stream provider.
   */
  stream?: {
    /**
     * User.
     */
    providerUserId?: string;
    /**
     * Token.
     */
    providerUserToken?: string;
    /**
     * Channel.
     */
    providerChannelId?: string;
  };
}
/**
 * The chat with the chatbot.
 */
export interface ChatSession1 {
  /**
   * Token of the provider.
   */
  token?: string;
  /**
   * Conversation.
   */
  conversationSid?: string;
  /**
   * When it expires, milliseconds since 1970.
   */
  expiration?: number;
  /**
   * Name.
   */
  friendlyName?: string;
  /**
   * Email.
   */
  emailAddress?: string;
  /**
   * Channel.
   */
  omniProxyChannelId?: string;
  /**
   * First message, held until an agent joins.
   */
  initialMessage?: string;
  /**
   * When it began, milliseconds since 1970.
   */
  loginTimestamp?: number;
  /**
   * Thread.
   */
  threadId?: string;
  /**
   * Customer.
   */
  customerId?: string;
  /**
   * Stream provider.
   */
  stream?: {
    /**
     * User.
     */
    providerUserId?: string;
    /**
     * Token.
     */
    providerUserToken?: string;
    /**
     * Channel.
     */
    providerChannelId?: string;
  };
}
/**
 * The first message, held until a person is there.
 */
export interface Words {
  /**
   * The browser's own identifier of a message.
   */
  clientId?: string;
  /**
   * What was typed.
   */
  text?: string;
  /**
   * Files to send.
   *
   * @maxItems 20
   */
  files?: string[];
  /**
   * Who chats, as the agent reads it.
   */
  friendlyName?: string;
  /**
   * The address that the visitor gave.
   */
  emailAddress?: string;
  live?: ChatSession2;
  bot?: ChatSession3;
  /**
   * People answer now.
   */
  isOpen?: boolean;
  /**
   * A person is there.
   */
  isThere?: boolean;
  /**
   * HTTP status of a refusal.
   */
  status?: number;
  /**
   * Who carries a chat with a person.
   */
  carrier?: 'twilio' | 'nice' | 'stream' | 'talkjs' | 'chatbot';
}
/**
 * The chat that a person will answer.
 */
export interface ChatSession2 {
  /**
   * Token of the provider.
   */
  token?: string;
  /**
   * Conversation.
   */
  conversationSid?: string;
  /**
   * When it expires, milliseconds since 1970.
   */
  expiration?: number;
  /**
   * Name.
   */
  friendlyName?: string;
  /**
   * Email.
   */
  emailAddress?: string;
  /**
   * Channel.
   */
  omniProxyChannelId?: string;
  /**
   * First message, held until an agent joins.
   */
  initialMessage?: string;
  /**
   * When it began, milliseconds since 1970.
   */
  loginTimestamp?: number;
  /**
   * Thread.
   */
  threadId?: string;
  /**
   * Customer.
   */
  customerId?: string;
  /**
   * Stream provider.
   */
  stream?: {
    /**
     * User.
     */
    providerUserId?: string;
    /**
     * Token.
     */
    providerUserToken?: string;
    /**
     * Channel.
     */
    providerChannelId?: string;
  };
}
/**
 * The chat that the chatbot answers.
 */
export interface ChatSession3 {
  /**
   * Token of the provider.
   */
  token?: string;
  /**
   * Conversation.
   */
  conversationSid?: string;
  /**
   * When it expires, milliseconds since 1970.
   */
  expiration?: number;
  /**
   * Name.
   */
  friendlyName?: string;
  /**
   * Email.
   */
  emailAddress?: string;
  /**
   * Channel.
   */
  omniProxyChannelId?: string;
  /**
   * First message, held until an agent joins.
   */
  initialMessage?: string;
  /**
   * When it began, milliseconds since 1970.
   */
  loginTimestamp?: number;
  /**
   * Thread.
   */
  threadId?: string;
  /**
   * Customer.
   */
  customerId?: string;
  /**
   * Stream provider.
   */
  stream?: {
    /**
     * User.
     */
    providerUserId?: string;
    /**
     * Token.
     */
    providerUserToken?: string;
    /**
     * Channel.
     */
    providerChannelId?: string;
  };
}
/**
 * What has just happened.
 */
export interface Words1 {
  /**
   * The browser's own identifier of a message.
   */
  clientId?: string;
  /**
   * What was typed.
   */
  text?: string;
  /**
   * Files to send.
   *
   * @maxItems 20
   */
  files?: string[];
  /**
   * Who chats, as the agent reads it.
   */
  friendlyName?: string;
  /**
   * The address that the visitor gave.
   */
  emailAddress?: string;
  live?: ChatSession2;
  bot?: ChatSession3;
  /**
   * People answer now.
   */
  isOpen?: boolean;
  /**
   * A person is there.
   */
  isThere?: boolean;
  /**
   * HTTP status of a refusal.
   */
  status?: number;
  /**
   * Who carries a chat with a person.
   */
  carrier?: 'twilio' | 'nice' | 'stream' | 'talkjs' | 'chatbot';
}
