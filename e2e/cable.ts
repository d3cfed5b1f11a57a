/** A line to a server that can be cut: connections that stand break, others are refused, until it is mended. */

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export type Cable = {
  /** Leads through the cable to the server. */
  base: string;
  cut(): void;
  mend(): Promise<void>;
  remove(): void;
};

/** @param to the address of the server */
export async function layCable(to: string): Promise<Cable> {
  const target = Number(new URL(to).port);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      // What breaks at one end breaks at the other.
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const port = await listen(server, 0);
  const cut = () => {
    server.close();
    for (const socket of [...open]) socket.destroy();
  };
  return {
    base: `http://127.0.0.1:${port}`,
    cut,
    mend: async () => void (await listen(server, port)),
    remove: cut,
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
