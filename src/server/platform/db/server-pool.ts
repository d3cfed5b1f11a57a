/**
 * Connections to a database server that may restart, fail over, stall or be cut off: broken ones never reach a caller.
 */
import pg from 'pg';
import { whileListening } from '../while-listening.ts';
import { ServerClient } from './server-client.ts';
import { type TimedClient, timeAnswers } from './time-answers.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** A connection that was silent for so long may be dead. */
const trustedMs = 1_000;
const probeMs = 1_000;

export class ServerPool extends pg.Pool {
  readonly #timed = new Map<ServerClient, TimedClient>();
  readonly #lent = new Set<ServerClient>();

  /** @param patienceMs how long one holder of a connection may wait for answers in all */
  constructor(config: pg.PoolConfig, patienceMs: number) {
    super({ ...config, Client: ServerClient as never, keepAlive: true });
    this.on('error', () => undefined);
    const cutSilent = () => this.#cutSilent();
    this.on('connect', (client) =>
      this.#timed.set(ours(client), timeAnswers(ours(client), patienceMs, cutSilent)),
    );
    this.on('acquire', (client) => {
      this.#lent.add(ours(client));
      this.#timed.get(ours(client))?.renew();
    });
    this.on('release', (_error, client) => this.#lent.delete(ours(client)));
    this.on('remove', (client) => this.#timed.delete(ours(client)));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const work = this.#connectSound();
    if (!callback) return work;
    work.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectSound(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (!this.#isStale(ours(client)) || (await answers(client))) return client;
      client.release(true);
      this.#cutSilent();
    }
  }

  // When one connection breaks, its idle neighbors are probably broken too.
  #cutSilent(): void {
    for (const other of this.#timed.keys())
      if (!this.#lent.has(other) && this.#isStale(other)) other.cut('its neighbour fell silent');
  }

  #isStale(client: ServerClient): boolean {
    return (this.#timed.get(client)?.silentFor() ?? 0) > trustedMs;
  }
}

async function answers(client: pg.PoolClient): Promise<boolean> {
  const stop = whileListening(probeMs, () => ours(client).cut('no answer to a probe'));
  try {
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    stop();
  }
}

/** The pool makes no other. */
const ours = (client: pg.PoolClient) => client as unknown as ServerClient;
