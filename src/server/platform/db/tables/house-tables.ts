/** Tables of the house itself: limits, keys, telemetry. */
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, JsonObject, Moment } from './column.ts';

export type HouseTables = {
  rate_limits: { bucket: string; window_start: Moment; count: number };
  telemetry: {
    id: Generated<string>;
    at: Moment;
    org_code: string;
    kind: string;
    detail: JsonColumn<JsonObject>;
  };
  /** One row for each version of the master key that something may be sealed under. */
  key_checks: { version: number; sealed: Uint8Array };
  /** What the keys vouch for about the trail, such as since when it is keyed. */
  trail_marks: { name: string; value: Moment; mac: string };
  /** Keys of blind indexes, sealed under the master key. */
  index_keys: { name: string; wrapped: Uint8Array };
  /** Files whose rows are gone: they are removed from the store next, and a crash in between forgets none. */
  doomed_files: { location: string; doomed_at: Moment };
  arriving_files: { location: string; announced_at: Moment };
  /** Cards as a lender's directory last gave them: public, and of no borrower. */
  originators: { uuid: string; org_code: string; card: JsonColumn<JsonObject>; asked_at: Moment };
  /** One row. `serves_since`: the newest migration that a program must know to serve this database. */
  releases: {
    only_row: Generated<boolean>;
    serves_since: string;
    files_mark: string | null;
    answered_by: 'companies' | 'samples' | null;
    swept_at: ColumnType<string | null, never, number>;
  };
  /** Files of builds, which every server of the database serves. */
  assets: { path: string; bytes: Uint8Array; mac: string; brought_at: Moment };
  /** All files of a content, packed: what servers of this database served or may be asked for. */
  contents: { digest: string; files: Uint8Array; mac: string; kept_at: Moment };
  /** Under which hash a lender was served which content. `versions`: flow -> its version. */
  served_contents: {
    org_code: string;
    hash: string;
    language: string;
    versions: JsonColumn<Record<string, number>>;
    digest: string;
    served_at: Moment;
  };
  /** What of a lender was approved at the desk: all of its files under one digest. */
  lender_approvals: { org_code: string; digest: string; agent_uuid: string; approved_at: Moment };
  csp_reports: { directive: string; blocked: string; count: number; last_at: Moment };
};
