/** Tables of chats. */
import type { ColumnType } from 'kysely';
import type { FileState, Moment } from './column.ts';

export type ChatTables = {
  /** One chat. Sealed under the key of its application, or, a visitor's, under `wrapped_key`. */
  chat_channels: {
    uuid: string;
    org_code: string;
    application_uuid: string | null;
    /** The account that was signed in when it began. */
    owner_uuid: string | null;
    /** The session with which it began: the chat's token is good as long as that is live. */
    session_uuid: ColumnType<string | null, string | null | undefined, never>;
    /** Stands for the network from which it was begun, without telling it; null of chats from before that was kept. */
    network: ColumnType<string | null, string | null | undefined, never>;
    wrapped_key: Uint8Array | null;
    /** Name and address of the visitor, and the page that they were on. */
    body: Uint8Array;
    state: 'WAITING' | 'LIVE' | 'ENDED';
    /** The person at the lender who accepted it. */
    agent_uuid: ColumnType<string | null, string | undefined, string | null>;
    /** When it came back from an agent who was gone, or gave it back: it is first in the queue. */
    returned_at: ColumnType<string | null, number | undefined, number | null>;
    /** The borrower proved by a nonce that the account is theirs. */
    is_verified: ColumnType<boolean, boolean | undefined, boolean>;
    /** The number of its latest message. */
    last_seq: ColumnType<number, number | undefined, number>;
    /** The latest message that the borrower has read. */
    read_seq: ColumnType<number, number | undefined, number>;
    /** The latest message that an agent has read. */
    agent_read_seq: ColumnType<number, number | undefined, number>;
    created_at: Moment;
    expires_at: Moment;
    accepted_at: ColumnType<string | null, number | undefined, number | null>;
    ended_at: ColumnType<string | null, number | undefined, number | null>;
    /** Null where its time is over, or it continues. */
    ended_by: ColumnType<'BORROWER' | 'AGENT' | null, undefined, 'BORROWER' | 'AGENT'>;
    /** When a connection of the borrower was last heard. */
    heard_at: ColumnType<string | null, undefined, number>;
    /** The tag of the language that the borrower reads; null for that of the flows. */
    language: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** Only ever added to. */
  chat_messages: {
    channel_uuid: string;
    /** Counts from 1 in each chat, without a gap. */
    seq: number;
    uuid: string;
    role: string;
    /** The sender's own identifier: the same again is the same message. */
    client_id: string;
    at: Moment;
    body: Uint8Array;
  };
  /** When a connection of an agent last showed that it is there. */
  chat_agents: { agent_uuid: string; seen_at: Moment };
  /** What agents write for each other; no borrower sees it. */
  chat_notes: { uuid: string; channel_uuid: string; agent_uuid: string; at: Moment; body: Uint8Array };
  /** A file that was sent in a chat, or is about to be. Its bytes lie sealed in the store. */
  chat_files: {
    uuid: string;
    channel_uuid: string;
    role: string;
    /** The message that it came with; null until one names it. */
    message_seq: number | null;
    name: Uint8Array;
    media_type: string;
    /** Bytes. */
    size: number;
    sha256: string;
    location: string;
    state: FileState;
    created_at: Moment;
  };
  /** The proof of who a signed-in borrower is, as a hash: it is good for minutes. */
  chat_nonces: { hash: string; account_uuid: string; expires_at: Moment };
  /** A conversation with the chatbot. Its questions are sealed under the key of its application, or, a visitor's, under `wrapped_key`. */
  bot_conversations: {
    uuid: string;
    org_code: string;
    application_uuid: string | null;
    /** The account that was signed in when it began: no other reads it. */
    owner_uuid: string | null;
    wrapped_key: Uint8Array | null;
    created_at: Moment;
    expires_at: Moment;
  };
  /** What the chatbot was asked, with its answer. */
  bot_questions: {
    uuid: string;
    conversation_uuid: string;
    /** Counts from 1 in each conversation. */
    seq: number;
    at: Moment;
    /** Question, answer and sources. */
    body: Uint8Array;
    action: string;
    /** Which text of the product it answered with. */
    passage: string | null;
    /** What the borrower thinks of the answer: 0 is a bad one. */
    rating: ColumnType<number | null, number | undefined, number | null>;
    /** Why. */
    feedback: ColumnType<Uint8Array | null, Uint8Array | undefined, Uint8Array | null>;
    feedback_at: ColumnType<string | null, number | undefined, number | null>;
  };
};
