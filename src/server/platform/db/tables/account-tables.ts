/** Tables of accounts and logins, and of what belongs to an account. */
import type { ColumnType } from 'kysely';
import type { Moment } from './column.ts';

/** Why a phone gets no text. */
export type NoText = 'STOP' | 'UNREACHABLE';

export type AccountTables = {
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
    /** A reviewer of ours who may approve what lenders say. */
    may_approve: ColumnType<boolean, boolean | undefined, boolean>;
    /** What borrowers read a reviewer is called in a chat, where the lender shows names. */
    chat_name: ColumnType<string | null, string | null | undefined, string | null>;
    /** A login that was closed: it begins no session, and none of its sessions is live. */
    disabled_at: ColumnType<string | null, number | null | undefined, number | null>;
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
    /** It waits for the second factor, and is good for nothing else. */
    factor_due: ColumnType<boolean, boolean | undefined, boolean>;
  };
  /** The authenticator app of a person at the lender. */
  second_factors: {
    account_uuid: string;
    /** Its secret; until it is proved its recovery codes, too. */
    sealed: Uint8Array;
    /** When its first right code came. */
    proved_at: ColumnType<string | null, number | null | undefined, number | null>;
    /** The latest time step of which a code was taken: a code works once. */
    last_step: ColumnType<string, number | undefined, number>;
    created_at: Moment;
  };
  /** One unused recovery code each; the row goes when the code is used. */
  recovery_codes: { account_uuid: string; code_hash: string };
  /** One emailed link each; the row goes when the link is followed. */
  sign_in_links: {
    token_hash: string;
    org_code: string;
    account_uuid: string;
    purpose: string;
    expires_at: Moment;
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
  tickets: {
    uuid: string;
    number: string;
    org_code: string;
    kind: string;
    body: Uint8Array;
    created_at: Moment;
  };
  /** Channels on which an account wants only required messages. */
  unsubscribed: { account_uuid: string; channel: 'EMAIL' | 'SMS'; at: Moment };
  /** Phones that get no text: their owner answered STOP, or the carrier said since `at` that none arrives. */
  stopped_phones: { phone_index: string; at: Moment; why: ColumnType<NoText, NoText | undefined, NoText> };
  /** What companies told us by themselves, by the name that the company gave each. */
  webhooks: { id: string; heard_at: Moment };
};
