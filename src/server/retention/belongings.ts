/** Every row that belongs to an application, a chat of it or its borrower's login: what erasing takes away. Tests compare the lists with the database. */
import type { Tables } from '../platform/db/tables.ts';

export type Belonging = {
  table: keyof Tables;
  /** Names the application; with `of`, the row of that table which does. */
  column: string;
  of?: 'chat_channels' | 'bot_conversations';
  /** Columns that name bytes in the file store. */
  places?: readonly string[];
};

/** What belongs to others of the list stands before them. */
export const belongings: readonly Belonging[] = [
  { table: 'bot_questions', column: 'conversation_uuid', of: 'bot_conversations' },
  { table: 'bot_conversations', column: 'application_uuid' },
  { table: 'chat_files', column: 'channel_uuid', of: 'chat_channels', places: ['location'] },
  { table: 'chat_notes', column: 'channel_uuid', of: 'chat_channels' },
  { table: 'chat_messages', column: 'channel_uuid', of: 'chat_channels' },
  { table: 'chat_channels', column: 'application_uuid' },
  { table: 'files', column: 'application_uuid', places: ['location', 'preview', 'thumbnail'] },
  { table: 'documents', column: 'application_uuid', places: ['location'] },
  { table: 'hand_overs', column: 'application_uuid' },
  { table: 'messages', column: 'application_uuid' },
  { table: 'notifications', column: 'application_uuid' },
  { table: 'reviews', column: 'application_uuid' },
  { table: 'conditions', column: 'application_uuid' },
  { table: 'signers', column: 'application_uuid' },
  { table: 'feedback', column: 'application_uuid' },
  { table: 'registration_drafts', column: 'application_uuid' },
  { table: 'drafts', column: 'application_uuid' },
  { table: 'sealed', column: 'application_uuid' },
  { table: 'entities', column: 'application_uuid' },
  { table: 'consents', column: 'application_uuid' },
  { table: 'submissions', column: 'application_uuid' },
  { table: 'audit', column: 'application_uuid' },
];

/** What goes with a login; each names it in `account_uuid`. */
export const belongingsOfAccount = [
  'sessions',
  'sign_in_links',
  'second_factors',
  'recovery_codes',
  'trackers',
  'feedback',
  'unsubscribed',
  'notifications',
  'chat_nonces',
] as const;

/** What keeps a login from erasing as long as it is there. */
export const usesOfAccount = [
  { table: 'applications', column: 'owner_uuid' },
  { table: 'files', column: 'owner_uuid' },
  { table: 'signers', column: 'account_uuid' },
  { table: 'chat_channels', column: 'owner_uuid' },
  { table: 'bot_conversations', column: 'owner_uuid' },
] as const;
