/** Every column that is sealed directly under a master key: what a rotation rewrites. A test compares it with the database. */

export type SealedColumn = {
  table: string;
  column: string;
  /** The column whose text the seal is bound to. */
  row: string;
  purpose: string;
};

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'applications', column: 'wrapped_key', row: 'uuid', purpose: 'data-key' },
  { table: 'registration_drafts', column: 'wrapped_key', row: 'uuid', purpose: 'data-key' },
  { table: 'chat_channels', column: 'wrapped_key', row: 'uuid', purpose: 'data-key' },
  { table: 'bot_conversations', column: 'wrapped_key', row: 'uuid', purpose: 'data-key' },
  { table: 'accounts', column: 'email', row: 'uuid', purpose: 'account-email' },
  { table: 'second_factors', column: 'sealed', row: 'account_uuid', purpose: 'second-factor' },
  { table: 'invitations', column: 'body', row: 'code_hash', purpose: 'invitation' },
  { table: 'feedback', column: 'body', row: 'uuid', purpose: 'feedback' },
  { table: 'tickets', column: 'body', row: 'uuid', purpose: 'ticket' },
  { table: 'replays', column: 'response', row: 'name', purpose: 'replay' },
  { table: 'index_keys', column: 'wrapped', row: 'name', purpose: 'index-key' },
];
