/** Tables of what an application waits for, and of what its people are told: reviews, signers, conditions, messages. */
import type { ColumnType } from 'kysely';
import type { Moment } from './column.ts';

export type CaseworkTables = {
  /** One reason to write to a borrower, on one channel. */
  messages: {
    uuid: string;
    application_uuid: string;
    /** The entry of a list that it is about, by its uuid; empty where it is about the application. */
    entry: ColumnType<string, string | undefined, never>;
    name: string;
    occasion: string;
    channel: 'EMAIL' | 'SMS';
    /** DROPPED: when it was due, its reason was gone or its reader had unsubscribed. */
    state: 'WAITING' | 'SENT' | 'DROPPED';
    created_at: Moment;
    due_at: Moment;
    /** The visit that it is about is over: the next one is another occasion. */
    over: ColumnType<boolean, boolean | undefined, boolean>;
    settled_at: ColumnType<string | null, number | null | undefined, number | null>;
  };
  notifications: {
    uuid: string;
    account_uuid: string;
    application_uuid: string;
    /** The name that the flow gives it. */
    kind: string;
    /** Title, text and buttons as they were filled in, under the application's key. */
    body: Uint8Array;
    created_at: Moment;
    read_at: ColumnType<string | null, number | null | undefined, number | null>;
  };
  /** One time that a person at the lender must look at an application. The row stays when it was answered. */
  reviews: {
    uuid: string;
    application_uuid: string;
    org_code: string;
    name: string;
    /** 1 for the first time that this review of the application is opened. */
    occasion: number;
    /** WITHDRAWN: its reason was gone before anybody answered. */
    state: 'OPEN' | 'ANSWERED' | 'WITHDRAWN';
    /** Its rule no longer holds: the next time is another occasion. */
    over: ColumnType<boolean, boolean | undefined, boolean>;
    opened_at: Moment;
    /** The legal day by whose end it is to be answered, yyyy-MM-dd. */
    due_on: string;
    /** The reviewer who works on it, and since when; it is free again after the time that limits.json says. */
    held_by: ColumnType<string | null, string | null | undefined, string | null>;
    held_at: ColumnType<string | null, number | null | undefined, number | null>;
    answered_at: ColumnType<string | null, number | null | undefined, number | null>;
    /** The reviewer's account; null for the sandbox's own answer. */
    answered_by: ColumnType<string | null, string | null | undefined, string | null>;
    answer: ColumnType<string | null, string | null | undefined, string | null>;
    /** The reviewer's reason, as ciphertext of the row under the application's key. */
    reason: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  };
  /** Who signs the deed beside the borrower, one row each. */
  signers: {
    uuid: string;
    application_uuid: string;
    org_code: string;
    /** The order in which the borrower named them. */
    place: number;
    state: 'INVITED' | 'VIEWED' | 'APPLIED' | 'ID_DONE' | 'SIGNED' | 'DECLINED' | 'WITHDRAWN';
    role: 'CO_DEEDER' | 'CO_BORROWER';
    /** Name, address, phone, relation and words, as ciphertext of the row under the application's key. */
    body: Uint8Array;
    /** Blind index of the address, as accounts have it. */
    email_index: string;
    /** Their login and their own part, once they opened the invitation. */
    account_uuid: ColumnType<string | null, string | null, string | null>;
    part_uuid: ColumnType<string | null, string | null, string | null>;
    /** How many invitations were sent; the link of the last one opens. */
    sends: number;
    token_hash: string;
    token_used: boolean;
    invited_at: Moment;
    expires_at: Moment;
    updated_at: Moment;
  };
  /** Something that underwriters ask a borrower for. The row stays when it is settled. */
  conditions: {
    uuid: string;
    application_uuid: string;
    org_code: string;
    /** A word of the enumeration conditionCategory. */
    category: string;
    /** 1 for the first of this category in the application. */
    occasion: number;
    state: 'REQUESTED' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
    /** The rule that raised it no longer holds. */
    over: ColumnType<boolean, boolean | undefined, boolean>;
    created_at: Moment;
    /** The day by whose end the borrower should have answered, yyyy-MM-dd. */
    due_on: string;
    /** "rule", the name of an outside party, or the account of a person at the lender. */
    raised_by: string;
    reviewed_at: ColumnType<string | null, number | null | undefined, number | null>;
    /** What is asked and what was sent, as ciphertext of the row under the application's key. */
    body: Uint8Array;
  };
  /** What the sandbox's reviewer answers for a lender, in place of what reviews.json says. */
  sandbox_answers: { org_code: string; review: string; answer: string };
};
