/**
 * The embedded database as node-postgres talks to it: a query's messages go in one call, and each text is parsed and
 * planned once. Of what a small query costs, two thirds are calls and plans.
 */
import { randomBytes } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type pg from 'pg';

type Parse = { text: string; types?: unknown };

// The texts of the product are far fewer. Those built with lists of every length stay unprepared beyond that.
const mostStatements = 500;

/** A config of its own per client: a shared one dies after the first failed query. */
export function liteConnection(lite: PGlite): pg.ClientConfig {
  const config = createPgConfig(gathering(lite));
  prepareOnce(config.connection);
  return config as unknown as pg.ClientConfig;
}

/** Hands the messages of one query to the database together, when the one that ends them comes. */
function gathering(lite: PGlite): PGlite {
  const waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    waiting.push(message);
    if (isPart(message)) return [];
    return lite.execProtocolStream(new Uint8Array(Buffer.concat(waiting.splice(0))), options);
  };
  return Object.assign(Object.create(lite), { execProtocolStream });
}

/** Parse, Bind, Describe, Execute and Close wait for the Sync that node-postgres sends after them. */
const isPart = ([type = 0]: Uint8Array) => 'PBDEC'.includes(String.fromCharCode(type));

/** Gives each query's text a name in the database, under which it is found again. No query of ours brings a name. */
function prepareOnce(connection: ReturnType<typeof createPgConfig>['connection']) {
  const names = new Map<string, string>();
  const own = randomBytes(4).toString('hex');
  let made = 0;
  let current = { text: '', name: '' };
  const { parse, bind, query } = connection;
  connection.parse = ({ text, types }: Parse) => {
    const known = names.get(text);
    const fresh = names.size < mostStatements ? `${own}-${made++}` : '';
    current = { text, name: known ?? fresh };
    // The adapter hangs when a library passes anything but a list of type ids.
    if (!known)
      parse.call(connection, { text, name: fresh, types: Array.isArray(types) ? types : undefined });
  };
  connection.bind = (bound: object) => bind.call(connection, { ...bound, statement: current.name });
  // One that could not be parsed has no name there.
  connection.on('parseComplete', () => current.name && names.set(current.text, current.name));
  connection.query = (text: string) => {
    if (changesTables.test(text)) names.clear();
    query.call(connection, text);
  };
}

/** After these a prepared `select *` would fail: its columns are no longer those that it was planned for. */
const changesTables = /\b(create|alter|drop)\b/i;
