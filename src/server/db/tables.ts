/** The columns of every table, as Kysely sees them. Migrations create them; nothing else describes them. */
import type { ColumnType, Generated } from 'kysely';

/** A JSON document column: parsed when read, given as text when written. */
export type JsonColumn<T> = ColumnType<T, string, string>;
/** A moment: milliseconds since 1970, stored as bigint, read as text by the driver. */
export type Moment = ColumnType<string, number, number>;

export type JsonObject = Record<string, unknown>;

export type FileState = 'CLEAN' | 'CHECKING' | 'INFECTED';
export type FileStanding = 'IN_REVIEW' | 'ACCEPTED' | 'REJECTED';

export type Tables = {
  accounts: {
    uuid: string;
    org_code: string;
    /** Blind index of the lower-cased address: equal addresses are found, none is readable. */
    email_index: string;
    email: Uint8Array;
    password_hash: string;
    created_at: Moment;
    kind: ColumnType<string, string | undefined, string>;
    /** The account must choose a new password before anything else. */
    password_expired: ColumnType<boolean, boolean | undefined, boolean>;
    /** A reviewer who may download the register with its demographic answers. */
    may_file: ColumnType<boolean, boolean | undefined, boolean>;
  };
  sessions: {
    uuid: string;
    account_uuid: string;
    cookie_hash: string;
    created_at: Moment;
    expires_at: Moment;
    revoked_at: ColumnType<string | null, number | null | undefined, number | null>;
    /** How its owner recognizes it, e.g. "Chrome on Windows". */
    device: ColumnType<string, string | undefined, string>;
    /** When its token was last renewed. */
    seen_at: ColumnType<string | null, number | undefined, number>;
    /** SHA-256 of the mark that its browser keeps; empty for sessions from before there were marks. */
    known_hash: ColumnType<string, string | undefined, never>;
    /** Good for choosing a new password and for nothing else. */
    limited: ColumnType<boolean, boolean | undefined, boolean>;
  };
  /** One emailed link each; the row goes when the link is followed. */
  sign_in_links: {
    token_hash: string;
    org_code: string;
    account_uuid: string;
    purpose: string;
    expires_at: Moment;
  };
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
  /** Channels on which an account wants only required messages. */
  unsubscribed: { account_uuid: string; channel: 'EMAIL' | 'SMS'; at: Moment };
  /** Phones that answered STOP to a lender's texts. */
  stopped_phones: { phone_index: string; at: Moment };
  registration_drafts: {
    uuid: string;
    org_code: string;
    cookie_hash: string;
    wrapped_key: Uint8Array;
    body: Uint8Array;
    created_at: Moment;
    expires_at: Moment;
    /** The result. The row stays a while, for a browser that did not receive the answer. */
    application_uuid: ColumnType<string | null, string | null | undefined, string>;
  };
  applications: {
    uuid: string;
    org_code: string;
    owner_uuid: string;
    flow_id: string;
    /** The application that this one is a co-owner's part of; null for a borrower's own. */
    parent_uuid: ColumnType<string | null, string | null | undefined, never>;
    /** The invitation that opened the part. */
    signer_uuid: ColumnType<string | null, string | null | undefined, never>;
    flow_version: number;
    content_hash: string;
    loan_number: string;
    /** The tag of the language that its borrower chose; null for the one of the flows. */
    language: ColumnType<string | null, string | null | undefined, string | null>;
    active: ColumnType<boolean, boolean | undefined, boolean>;
    version: ColumnType<number, number | undefined, number>;
    wrapped_key: Uint8Array;
    created_at: Moment;
    /** Counts every transaction that may have written anything of the application; bigint, read as text. */
    revision: ColumnType<string, never, string>;
    /** While a submission asks an outside party no other submission may; at the latest until then. */
    asking_until: ColumnType<string | null, never, number | null>;
  };
  entities: { application_uuid: string; name: string; body: Uint8Array; version: number; updated_at: Moment };
  sealed: { application_uuid: string; field: string; body: Uint8Array; updated_at: Moment };
  drafts: { application_uuid: string; page: string; body: Uint8Array; updated_at: Moment };
  consents: {
    uuid: string;
    application_uuid: string;
    type: string;
    version: string;
    text: string;
    text_sha256: string;
    at: Moment;
    /** Ciphertext under the application's key; null in rows that are older than that, which have `ip_before`. */
    ip: Uint8Array | null;
    ip_before: ColumnType<string | null, never, never>;
    user_agent: string;
    page: string;
    /** When the document was opened that the consent is about; null where none must be. */
    opened_at: ColumnType<string | null, number | null | undefined, never>;
    /** The tag of the language in which it was shown; null for the one of the flows. */
    language: ColumnType<string | null, string | null | undefined, never>;
  };
  audit: {
    application_uuid: string;
    sequence: number;
    at: Moment;
    actor: string;
    event: string;
    detail: JsonColumn<JsonObject>;
    previous_hash: string;
    hash: string;
  };
  submissions: {
    uuid: string;
    application_uuid: string;
    page: string;
    action: string;
    at: Moment;
  };
  idempotency: {
    scope: string;
    key: string;
    request_hash: string;
    status: number;
    response: Uint8Array;
    created_at: Moment;
  };
  /** Answers to repeat, by the hash of who asked, where, and with which key. */
  replays: {
    name: string;
    request_hash: string;
    response: ColumnType<Uint8Array | null, Uint8Array | undefined, Uint8Array>;
    created_at: Moment;
  };
  files: {
    uuid: string;
    application_uuid: string;
    owner_uuid: string;
    type: string;
    name: Uint8Array;
    media_type: string;
    size: number;
    sha256: string;
    location: string;
    /** A submitted page refers to it: it can no longer be removed. */
    used: ColumnType<boolean, boolean | undefined, boolean>;
    /** Whether the scanner found it clean; only a clean one can be opened. The bytes of an infected one are destroyed. */
    state: ColumnType<FileState, FileState | undefined, FileState>;
    /** What reviewers made of it; null until one had to look. */
    standing: ColumnType<FileStanding | null, FileStanding | undefined, FileStanding | null>;
    /** Why it was rejected, in words for the borrower. */
    reason: ColumnType<string | null, string | undefined, string | null>;
    /** When the lender first opened it. */
    seen_at: ColumnType<string | null, number | undefined, number | null>;
    /** Where its previews lie, once they were made. */
    preview: ColumnType<string | null, string | undefined, string | null>;
    thumbnail: ColumnType<string | null, string | undefined, string | null>;
    created_at: Moment;
  };
  documents: {
    uuid: string;
    application_uuid: string;
    type: string;
    title: string;
    version: string;
    sha256: string;
    pages: number;
    location: string;
    attributes: JsonColumn<JsonObject>;
    created_at: Moment;
    sequence: Generated<string>;
  };
  otps: {
    uuid: string;
    org_code: string;
    target_index: string;
    code_hash: string;
    created_at: Moment;
    expires_at: Moment;
    tries: ColumnType<number, number | undefined, number>;
    used: ColumnType<boolean, boolean | undefined, boolean>;
  };
  invitations: { code_hash: string; org_code: string; body: Uint8Array; expires_at: Moment };
  rate_limits: { bucket: string; window_start: Moment; count: number };
  telemetry: {
    id: Generated<string>;
    at: Moment;
    org_code: string;
    kind: string;
    detail: JsonColumn<JsonObject>;
  };
  trackers: {
    account_uuid: string;
    tracker_uuid: ColumnType<string | null, string | null | undefined, string | null>;
    profile_uuid: ColumnType<string | null, string | null | undefined, string | null>;
    updated_at: Moment;
  };
  feedback: {
    uuid: string;
    account_uuid: string;
    org_code: string;
    application_uuid: string | null;
    body: Uint8Array;
    created_at: Moment;
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
  hand_overs: {
    token_hash: string;
    org_code: string;
    application_uuid: string;
    page: string;
    /** Names of the file fields of the page that may be filled. */
    fields: JsonColumn<string[]>;
    /** What was sent, by field. */
    files: JsonColumn<{ field: string; uuid: string }[]>;
    state: 'WAITING' | 'OPENED' | 'DONE' | 'REVOKED';
    created_at: Moment;
    expires_at: Moment;
  };
  tickets: {
    uuid: string;
    number: string;
    org_code: string;
    kind: string;
    body: Uint8Array;
    created_at: Moment;
  };
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
  /** What the sandbox's reviewer answers for a lender, in place of what reviews.json says. */
  sandbox_answers: { org_code: string; review: string; answer: string };
  /** One row for each version of the master key that something may be sealed under. */
  key_checks: { version: number; sealed: Uint8Array };
  /** Keys of blind indexes, sealed under the master key. */
  index_keys: { name: string; wrapped: Uint8Array };
  csp_reports: { directive: string; blocked: string; count: number; last_at: Moment };
};
