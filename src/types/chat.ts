/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { ChatMode, ChatbotReason } from './enumerations.ts';
import type { ChatSession } from './chat-session.ts';

/** What the chat's panel knows, in the browser: its rules read it. The server stores none of it. */
export interface Chat {
  /** Milliseconds since 1970. */
  now?: number;
  /** People answer now. Unknown counts as closed. */
  isOpen?: boolean;
  /** The chat is in a browser tab of its own. */
  isTab?: boolean;
  /** Outside of production, the provider that the address asks for. */
  forced?: ChatMode;
  /** Who chats, as the agent reads it. */
  friendlyName?: NonNullable<ChatSession['friendlyName']>;
  /** The address that the visitor gave. */
  emailAddress?: NonNullable<ChatSession['emailAddress']>;
  /** The chat with a person. */
  live?: ChatSession;
  /** The chat with the chatbot. */
  bot?: ChatSession;
  /** The conversation with the chatbot that the person who takes over gets to read. */
  carried?: string;
  /** Proves to the chat who the borrower is. */
  nonce?: string;
  /** A person has accepted the chat. */
  isAgentThere?: boolean;
  /** Why an answer of the chatbot was a bad one. */
  reason?: ChatbotReason;
  /** The borrower's own words for it. */
  additionalInformation?: string;
  /** How many messages the chat has. */
  messages?: number;
  /** The first message, held until a person is there. */
  held?: Words;
  /** What has just happened. */
  event?: Words;
}
/** What came with an event; each event brings some of it. */
export interface Words {
  /** The browser's own identifier of a message. */
  clientId?: string;
  /** What was typed. */
  text?: string;
  /** Files to send. */
  files?: string[];
  /** Who chats, as the agent reads it. */
  friendlyName?: NonNullable<ChatSession['friendlyName']>;
  /** The address that the visitor gave. */
  emailAddress?: NonNullable<ChatSession['emailAddress']>;
  /** The chat that a person will answer. */
  live?: ChatSession;
  /** The chat that the chatbot answers. */
  bot?: ChatSession;
  /** People answer now. */
  isOpen?: boolean;
  /** A person is there. */
  isThere?: boolean;
  /** HTTP status of a refusal. */
  status?: number;
  /** Who carries a chat with a person. */
  carrier?: 'twilio' | 'nice' | 'stream' | 'talkjs' | 'chatbot';
}
