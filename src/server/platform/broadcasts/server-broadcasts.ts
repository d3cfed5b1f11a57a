/**
 * Broadcasts between the servers of one PostgreSQL, by LISTEN on a connection of its own. What was said while the connection was
 * away is not said again, so after each return everyone is told to look.
 */
import { ServerClient } from '../db/server-client.ts';
import type { Broadcasts } from './broadcasts.ts';
import { localBroadcasts } from './local-broadcasts.ts';
import { broadcastChannel, readBroadcast } from './tell-others.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** @param report hears why the connection was lost */
export function serverBroadcasts(url: string, report: (error: unknown) => void): Broadcasts {
  const local = localBroadcasts();
  const known: { client?: ServerClient; timer?: NodeJS.Timeout; closed: boolean; pauseMs: number } = {
    closed: false,
    pauseMs: firstPauseMs,
  };
  const listen = async () => {
    const client = new ServerClient({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 4_000,
    });
    known.client = client;
    client.on('notification', ({ payload = '' }) => {
      const { topic, said } = readBroadcast(payload);
      local.tell(topic, said);
    });
    client.on('error', report);
    client.on('end', again);
    await client.connect();
    await client.query(`listen ${broadcastChannel}`);
    known.pauseMs = firstPauseMs;
    local.tellAll();
  };
  const again = () => {
    clearTimeout(known.timer);
    if (known.closed) return;
    known.timer = setTimeout(start, known.pauseMs).unref();
    known.pauseMs = Math.min(known.pauseMs * 2, longestPauseMs);
  };
  const start = () => {
    listen().catch((error) => {
      report(error);
      again();
    });
  };
  start();
  return {
    ...local,
    close: async () => {
      known.closed = true;
      clearTimeout(known.timer);
      await known.client?.end().catch(report);
      await local.close();
    },
  };
}
