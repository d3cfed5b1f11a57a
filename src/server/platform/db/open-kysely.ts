/** The query builder over an opened pool. Dates stay text: a calendar day has no time zone. */
import {
  type AccessMode,
  type IsolationLevel,
  Kysely,
  PostgresDialect,
  type Transaction,
  type TransactionBuilder,
} from 'kysely';
import pg from 'pg';
import { holding, insideTransaction } from './in-transaction.ts';
import type { Tables } from './tables.ts';

const dateOid = 1082;

export function openKysely(pool: pg.Pool): Kysely<Tables> {
  pg.types.setTypeParser(dateOid, (text) => text);
  const source = { connect: () => connectOutside(pool), end: () => pool.end() };
  return new Guarded({ dialect: new PostgresDialect({ pool: source }) });
}

/** For a statement that must stand whatever becomes of the transaction around it. @param pool none that a transaction holds a connection of */
export function openBeside(pool: pg.Pool): Kysely<Tables> {
  pg.types.setTypeParser(dateOid, (text) => text);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

async function connectOutside(pool: pg.Pool) {
  if (insideTransaction())
    throw new Error('A second connection was asked for inside a transaction. Use its scope.tx.');
  return pool.connect();
}

class Guarded extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return marked(super.transaction());
  }
}

/** The same builder, whose work knows that it is inside. */
function marked(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder);
  const isolated = builder.setIsolationLevel.bind(builder);
  const accessed = builder.setAccessMode.bind(builder);
  return Object.assign(builder, {
    execute: <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
      execute<T>((tx) => holding(() => work(tx))),
    setIsolationLevel: (level: IsolationLevel) => marked(isolated(level)),
    setAccessMode: (mode: AccessMode) => marked(accessed(mode)),
  });
}
