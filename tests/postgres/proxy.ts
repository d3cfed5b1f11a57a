/** Stands before a database and does to its connections what networks, balancers and broken machines do. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export type Middleman = {
  port: number;
  /** Ends every connection: politely, or with a reset. */
  cut(how: 'end' | 'reset'): void;
  /** Open connections pass nothing more, without a word; new ones work. */
  deafen(): void;
  /** Nothing passes on any connection, old or new, until it is let continue. */
  stall(isStalled: boolean): void;
  /** Every connection gets bytes that no database sends, amid whatever it was told. */
  lie(): void;
  /** Accepts and closes at once, as a load balancer without servers does. */
  closeAll(isClosing: boolean): void;
  /** Milliseconds that every piece of an answer is late. */
  delay(ms: number): void;
  connections(): number;
  close(): Promise<void>;
};

type Pair = { near: Socket; far: Socket; deaf: boolean; held: [to: Socket, bytes: Buffer][] };

export async function openProxy(databasePort: number, port = 0): Promise<Middleman> {
  const pairs = new Set<Pair>();
  let [stalled, closing, late] = [false, false, 0];

  const pass = (pair: Pair, to: Socket, bytes: Buffer) => {
    if (pair.deaf) return;
    if (stalled) return void pair.held.push([to, bytes]);
    if (late === 0) return void to.write(bytes);
    setTimeout(() => to.writable && to.write(bytes), late);
  };
  const end = (pair: Pair) => {
    pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  };
  const server: Server = createServer((near) => {
    near.on('error', () => undefined);
    if (closing) return void near.destroy();
    const far = connect(databasePort, '127.0.0.1');
    const pair: Pair = { near, far, deaf: false, held: [] };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (bytes) => pass(pair, to, bytes));
      from.on('error', () => undefined);
      // A deaf line does not carry a goodbye either.
      from.on('close', () => (pair.deaf ? undefined : end(pair)));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: (how) => {
      for (const pair of pairs) {
        if (how === 'reset') pair.near.resetAndDestroy();
        end(pair);
      }
    },
    deafen: () => {
      for (const pair of pairs) pair.deaf = true;
    },
    stall: (isStalled) => {
      stalled = isStalled;
      if (stalled) return;
      for (const pair of pairs) for (const [to, bytes] of pair.held.splice(0)) to.writable && to.write(bytes);
    },
    lie: () => {
      for (const { near } of pairs) if (near.writable) near.write(nonsense());
    },
    closeAll: (isClosing) => {
      closing = isClosing;
    },
    delay: (ms) => {
      late = ms;
    },
    connections: () => pairs.size,
    close: async () => {
      for (const pair of pairs) end(pair);
      await new Promise((resume) => server.close(resume));
    },
  };
}

/**
 * Noise, or the head of a message that stops a driver, with noise inside. Never what a sound answer is made of (rows,
 * "done"): whoever forges those says what he likes, and only TLS keeps him out.
 */
function nonsense(): Buffer {
  const noise = randomBytes(40 + Math.floor(Math.random() * 200));
  const head = ['', 'E', 'R', 'A', '!'][Math.floor(Math.random() * 5)];
  if (!head) return noise;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(noise.length + 4);
  return Buffer.concat([Buffer.from(head), length, noise]);
}
