/** A query that every request asks: building it costs as much as reading its answer, so it is built once and asked with other values. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Values<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * @param build makes the query with the name of each value in its place; nothing else in it may be a parameter
 * @returns asks it with values; null finds nothing
 */
export function builtOnce<const Name extends string, Row>(
  names: readonly Name[],
  build: (db: Kysely<Tables>, named: Readonly<Record<Name, string>>) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Tables>, values: Values<Name>) => Promise<readonly Row[]> {
  const named = Object.fromEntries<string>(names.map((name) => [name, name])) as Record<Name, string>;
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    built ??= build(db, named).compile();
    const parameters = built.parameters.map((name) => values[name as Name]);
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
