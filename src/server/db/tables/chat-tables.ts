/** Tables of chats. */
import type { ColumnType } from 'kysely';
import type { Moment } from './column.ts';

export type ChatTables = {
  /** One chat. Sealed under the key of its application, or, a visitor's, under `wrapped_key`. */
  chat_channels: {
    uuid: string;
    org_code: string;
    application_uuid: string | null;
    /** The account that was signed in when it began. */
    owner_uuid: string | null;
    wrapped_key: Uint8Array | null;
    /** Name and address of the visitor, and the page that they were on. */
    body: Uint8Array;
    state: 'WAITING' | 'LIVE' | 'ENDED';
    /** The person at the lender who accepted it. */
    agent_uuid: ColumnType<string | null, string | undefined, string | null>;
    /** The number of its latest message. */
    last_seq: ColumnType<number, number | undefined, number>;
    /** The latest message that the borrower has read. */
    read_seq: ColumnType<number, number | undefined, number>;
    created_at: Moment;
    expires_at: Moment;
    accepted_at: ColumnType<string | null, number | undefined, number | null>;
    ended_at: ColumnType<string | null, number | undefined, number | null>;
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
};
