/** Tables of an application: what it holds, and what was done in it. */
import type { ColumnType, Generated } from 'kysely';
import type { ErasedEnd, FileStanding, FileState, JsonColumn, JsonObject, Moment } from './column.ts';

export type ApplicationTables = {
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
    /** Since when it is kept from erasing, because a court or an examiner may ask for it. */
    held_at: ColumnType<string | null, never, number | null>;
    /** When the sweep looks again whether it is to be erased; null where it never did. */
    retention_look_at: ColumnType<string | null, never, number>;
  };
  /** What is left of an application that was erased. */
  erasures: {
    application_uuid: string;
    org_code: string;
    /** What had become of it, in the words of Regulation C. */
    ended: ErasedEnd;
    /** The day of that, yyyy-MM-dd. */
    ended_on: string;
    /** How long after that day it was kept: the rule by which it was erased. */
    months: number;
    erased_at: Moment;
    /** Of the application and the moment, by the keys; null in rows that are older than that. */
    mac: ColumnType<string | null, string, never>;
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
    /** The review that a reviewer sent it for; null for what a borrower uploaded. */
    review_uuid: ColumnType<string | null, string | undefined, never>;
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
};
