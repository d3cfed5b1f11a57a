/**
 * What the chat asks of whoever carries it: one port, and behind it an adapter for each kind of provider. The panel knows
 * this file and no provider; what a provider cannot do, it says in `can`.
 */
import type { ChatSession } from '../../../types/chat-session.ts';
import type { ChatMode } from '../../../types/enumerations.ts';

export type ChatRole = 'borrower' | 'agent' | 'bot' | 'system';

/** A file of a message. `size` is in bytes; `url` leads to it only for those who are in the chat. */
export type ChatFile = { name: string; size: number; url: string };

/**
 * `id` is the provider's; `clientId` is the sender's own, and a message that the panel has sent comes back under it.
 * `seq` rises in each chat; `at` is ISO 8601.
 */
export type ChatMessage = {
  id: string;
  clientId?: string;
  seq: number;
  role: ChatRole;
  text: string;
  at: string;
  files: readonly ChatFile[];
  status: 'sending' | 'sent' | 'failed';
  /** Which agent wrote it. A borrower never gets it. */
  name?: string;
  /** Only of an answer of the chatbot. */
  answer?: BotAnswer;
  /** Of a message that brings the conversation with the chatbot before this chat. */
  turns?: readonly CarriedTurn[];
};

/** A question to the chatbot and its answer. `rating` is set where it was called bad, `reason` says why. */
export type CarriedTurn = { question: string; answer: string; rating?: number; reason?: string };

/** What comes with an answer of the chatbot: by which question it is known, where it stands, what it asks the panel to do. */
export type BotAnswer = {
  questionId: string;
  sources: readonly { title: string; url: string }[];
  action: 'answer' | 'clarify' | 'handoff' | 'none';
  /** Questions that may be meant, where it has no answer. */
  offers?: readonly string[];
  /** Set once the borrower has called the answer bad. */
  rating?: number;
  /** The tag of its words, where they are not in the page's language. */
  language?: string;
};

/** What the borrower sends. A draft that is sent again keeps its `clientId`: the chat then takes it once. */
export type Draft = { clientId: string; text: string; files: readonly File[] };

/** Who begins the chat, and where. Names are the specification's (section 7, "Chat"). */
export type InitPayload = {
  friendlyName: string;
  emailAddress: string;
  identityUuid: string;
  nonce: string;
  orgCode: string;
  orgName: string;
  applicationUuid: string;
  tag: string;
  skill: string;
  welcomeMessage: string;
  pageUrl: string;
  chatMode: ChatMode;
  loanNumber?: string;
  prodType?: string;
  /** The conversation with the chatbot that the person gets to read. */
  conversationId?: string;
};

/** Why the borrower calls an answer of the chatbot bad. `feedbackMessage` is the label of a reason, or their own words. */
export type BotFeedback = { questionId: string; responseToCustomer: string; feedbackMessage: string };

/** `items` are in their order, the oldest first; `before` leads to what is older, and is missing where nothing is. */
export type HistoryPage = { items: ChatMessage[]; before?: string };

export type ProviderEvent =
  | { type: 'connection'; state: 'connecting' | 'connected' | 'reconnecting' | 'denied' | 'failed' }
  | { type: 'message'; message: ChatMessage }
  | { type: 'ack'; clientId: string; id: string }
  | { type: 'agent'; present: boolean }
  | { type: 'typing'; on: boolean }
  /** The other side has read all up to this message. */
  | { type: 'read'; upTo: string }
  /** 1 is next. */
  | { type: 'queue'; position: number }
  | { type: 'ended'; why: 'inactive' | 'closed' | 'frozen' }
  /** `expiring`: the provider itself asks for a fresh one. After the others it connects no more. */
  | { type: 'token'; about: 'expiring' | 'expired' | 'invalid' }
  /** The session has changed (a fresh token, the name of the conversation): this one is to be stored in its place. */
  | { type: 'session'; session: ChatSession };

export type ProviderSkill = 'send' | 'attach' | 'preview' | 'read' | 'history';

export interface ChatProvider {
  kind: ChatMode;
  can: Readonly<Record<ProviderSkill, boolean>>;
  /** Asks for a chat and gives what to store; it does not connect. Throws ApiError or ChatFailure. */
  start(payload: InitPayload, signal: AbortSignal): Promise<ChatSession>;
  /**
   * Connects to the chat of a session, and is done when it first stands or is over. It stays connected until the end;
   * called again, it connects at once instead of waiting for the next try. Throws ChatFailure, or ApiError.
   */
  resume(session: ChatSession, signal: AbortSignal): Promise<void>;
  /** The latest messages, or those before a page. @param limit how many at most; providers may have fewer available */
  history(before?: string, limit?: number): Promise<HistoryPage>;
  /** Done when the chat has taken it. Throws ChatFailure, and then the draft may be sent again as it is. */
  send(draft: Draft): Promise<{ id: string; seq: number }>;
  /** What is in the field, on every change; null when it is empty. The provider masks it and lets through what it may. */
  typing(preview: string | null): void;
  /** The borrower has seen all up to this message. */
  markRead(id: string): void;
  /** Leaves the chat for good. */
  end(): Promise<void>;
  /** Only of the chatbot: questions that are often asked on this page, in the page's language. Throws ApiError. */
  suggest?(signal: AbortSignal): Promise<string[]>;
  /** Only of the chatbot. Throws ApiError. */
  feedback?(about: BotFeedback): Promise<void>;
  /** Returns how to stop. Each message comes once, `ended` comes once, and after `dispose` nothing comes. */
  subscribe(listen: (event: ProviderEvent) => void): () => void;
  /** Lets go of connection and timers, without a word to anyone. */
  dispose(): void;
}
