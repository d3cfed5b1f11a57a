/** The columns of every table, as Kysely sees them. Migrations create them; nothing else describes them. */
import type { AccountTables } from './tables/account-tables.ts';
import type { ApplicationTables } from './tables/application-tables.ts';
import type { CaseworkTables } from './tables/casework-tables.ts';
import type { ChatTables } from './tables/chat-tables.ts';
import type { HouseTables } from './tables/house-tables.ts';

export type Tables = AccountTables & ApplicationTables & CaseworkTables & ChatTables & HouseTables;
