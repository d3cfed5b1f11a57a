/** Context shared by one application's stores: transaction, data key, one cached query. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

export type StoreContext = {
  tx: Transaction<Tables>;
  uuid: string;
  /** The application's data key. */
  key: Uint8Array;
  /** Milliseconds since 1970. */
  now: number;
  /** Everything of the application but bytes of files, read in one query and kept until something is written. */
  contents(): Promise<Contents>;
  /** Call it after a write that `contents` would not show. */
  forget(): void;
  /** Call it after any other write. */
  note(): void;
  /** Whether anything was written. */
  hasChanged(): boolean;
};

type Row = Record<string, unknown>;

export type Contents = {
  /** Ciphertext of each entity, by name. */
  entities: ReadonlyMap<string, Uint8Array>;
  /** Names of the sealed fields. */
  sealed: string[];
  // Rows as the tables have them; moments are numbers.
  /** The client's address is ciphertext, null in old rows. */
  consents: (Row & { ip: Uint8Array | null })[];
  documents: Row[];
  /** Name and address are ciphertext. */
  signers: (Row & { body: Uint8Array })[];
  /** The file's name is ciphertext. */
  files: (Row & { name: Uint8Array })[];
  /** What is asked and what was sent is ciphertext. */
  conditions: (Row & { body: Uint8Array })[];
};

export function openStoreContext({
  tx,
  uuid,
  key,
  now,
}: Pick<StoreContext, 'tx' | 'uuid' | 'key' | 'now'>): StoreContext {
  let known: Promise<Contents> | undefined;
  const contents = () => {
    known ??= readContents(tx, uuid);
    return known;
  };
  let changed = false;
  const note = () => {
    changed = true;
  };
  const forget = () => {
    known = undefined;
    note();
  };
  return { tx, uuid, key, now, contents, forget, note, hasChanged: () => changed };
}

type Part = { kind: string; name: string; body: Uint8Array | null; data: Row | null };

async function readContents(tx: Transaction<Tables>, uuid: string): Promise<Contents> {
  const { rows } = await everything(uuid).execute(tx);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    entities: new Map(of('entity').map(({ name, body }) => [name, body ?? new Uint8Array()])),
    sealed: of('sealed').map(({ name }) => name),
    consents: of('consent').map(({ data, body }) => ({ ...data, ip: body })),
    documents: of('document').map(({ data }) => data ?? {}),
    signers: of('signer').map(({ data, body }) => ({ ...data, body: body ?? new Uint8Array() })),
    files: of('file').map(({ data, body }) => ({ ...data, name: body ?? new Uint8Array() })),
    conditions: of('condition').map(({ data, body }) => ({ ...data, body: body ?? new Uint8Array() })),
  };
}

// One statement, because each costs the embedded database more than the rows do. What was given in one moment (the consents
// of a page) is told in the order of its names, the same at every reading.
const everything = (uuid: string) => sql<Part>`
  select 'entity' as kind, name, body, null::jsonb as data, 0::bigint as place
    from entities where application_uuid = ${uuid}
  union all select 'sealed', field, null, null, 0 from sealed where application_uuid = ${uuid}
  union all select 'consent', type, ip, to_jsonb(consents) - 'ip', at
    from consents where application_uuid = ${uuid}
  union all select 'document', '', null, to_jsonb(documents), sequence
    from documents where application_uuid = ${uuid}
  union all select 'signer', '', body, to_jsonb(signers) - 'body', place from signers where application_uuid = ${uuid}
  union all select 'file', '', name, to_jsonb(files) - 'name', created_at
    from files where application_uuid = ${uuid}
  union all select 'condition', category, body, to_jsonb(conditions) - 'body', created_at
    from conditions where application_uuid = ${uuid}
  order by place, name`;
