/** Lets node-postgres talk to PGlite: a pg client class whose connection is the embedded database. */
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

type Parse = { text: string; name?: string; types?: unknown };

/** A client class for `new pg.Pool({ Client, max: 1 })`. PGlite has one connection: more than one client would deadlock. */
export function liteClient(lite: PGlite): typeof pg.Client {
  return class LiteClient extends pg.Client {
    constructor() {
      // A config of its own per client: a shared one dies after the first failed query.
      super(withStrictParse(createPgConfig(lite)));
    }
  };
}

// The adapter hangs when a library passes anything but a list of type ids.
function withStrictParse(config: ReturnType<typeof createPgConfig>): pg.ClientConfig {
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = (query: Parse) =>
    parse(Array.isArray(query.types) ? query : { ...query, types: undefined });
  return config as unknown as pg.ClientConfig;
}
