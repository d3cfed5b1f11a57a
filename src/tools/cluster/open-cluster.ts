/** The product as it is operated at size, without containers: a database, a store of files, several servers, a balancer. */
import { randomBytes } from 'node:crypto';
import { type RunningServer, startServer } from '../journey/start-server.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { openCluster as openPostgres, type Cluster as Postgres } from './postgres.ts';
import { openS3Server, type S3Server } from './s3-server.ts';

export type Cluster = {
  /** Of the balancer: where borrowers go. */
  base: string;
  postgres: Postgres;
  s3: S3Server;
  servers: RunningServer[];
  /** Adds a server, and lets the balancer go to it once it is ready. @param from the folder of another version */
  add(from?: string): Promise<RunningServer>;
  /** Lets the next request be this server's. */
  turnTo(server: RunningServer): void;
  /** Ends a server, which the balancer hears of by itself. */
  end(server: RunningServer, signal?: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
};

/** @param env settings of every server. Each has a data folder of its own: what they share is the database and the bucket. */
export async function openCluster(
  { servers = 2, port = 0 }: { servers?: number; port?: number },
  env: Record<string, string> = {},
): Promise<Cluster> {
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    const postgres = await openPostgres();
    closing.push(() => postgres.remove());
    await postgres.start();
    const s3 = await openS3Server();
    closing.push(() => s3.stop());
    const balancer: Balancer = await openBalancer(port);
    closing.push(() => balancer.close());
    const settings = {
      DATABASE_URL: postgres.url(),
      HEARTHLINE_MASTER_KEY: randomBytes(32).toString('base64'),
      HEARTHLINE_PROXIES: '1',
      FILES_URL: `s3://${s3.bucket}`,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      ...env,
    };
    const running: RunningServer[] = [];
    closing.push(async () => {
      await Promise.all(running.map((server) => server.remove()));
    });
    const tell = () => balancer.serve(running.map(({ base }) => base));
    const add = async (from?: string) => {
      const server = await startServer({ env: settings, readyWithinMs: 300_000, ...(from && { from }) });
      running.push(server);
      tell();
      return server;
    };
    const end = async (server: RunningServer, signal: NodeJS.Signals = 'SIGTERM') => {
      await server.stop(signal);
      running.splice(running.indexOf(server), 1);
      tell();
      await server.remove();
    };
    const turnTo = (server: RunningServer) => {
      const at = running.indexOf(server);
      balancer.serve([...running.slice(at), ...running.slice(0, at)].map(({ base }) => base));
    };
    // The first one makes the tables; the others find them.
    for (let count = 0; count < servers; count += 1) await add();
    return { base: balancer.base, postgres, s3, servers: running, add, turnTo, end, close };
  } catch (error) {
    await close();
    throw error;
  }
}
