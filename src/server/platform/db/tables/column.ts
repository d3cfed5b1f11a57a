/** What a column holds where Kysely reads and writes different types, and the states of a file. */
import type { ColumnType } from 'kysely';

/** A JSON document column: parsed when read, given as text when written. */
export type JsonColumn<T> = ColumnType<T, string, string>;
/** A moment: milliseconds since 1970, stored as bigint, read as text by the driver. */
export type Moment = ColumnType<string, number, number>;

export type JsonObject = Record<string, unknown>;

export type FileState = 'CLEAN' | 'CHECKING' | 'INFECTED';
export type FileStanding = 'IN_REVIEW' | 'ACCEPTED' | 'REJECTED';
export type ErasedEnd = 'DENIED' | 'WITHDRAWN' | 'INCOMPLETE' | 'NOT_ACCEPTED';
