/** Stands before several servers as a balancer does: each request goes to the next one, and past one that does not take it. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

export type Balancer = {
  base: string;
  /** The addresses that it goes round, such as http://127.0.0.1:3001: the next request is the first one's. */
  serve(bases: readonly string[]): void;
  close(): Promise<void>;
};

export async function openBalancer(port = 0): Promise<Balancer> {
  let [bases, turn] = [[] as readonly string[], 0];
  const sockets = new Set<Socket>();
  /** All of them, the one whose turn it is first. */
  const inTurn = () => {
    turn += 1;
    return bases.map((_, at) => bases[(turn + at) % bases.length] ?? '');
  };
  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming).catch(() => undefined);
    if (body) await passOn(inTurn(), incoming, body, outgoing);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (incoming, socket, head) => upgrade(inTurn()[0], incoming, socket as Socket, head));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const address = server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    serve: (given) => {
      bases = given;
      turn = -1;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** What was never sent goes to the next server; what broke on the way is asked again where asking changes nothing. */
async function passOn(bases: string[], incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
  for (const base of bases) {
    const answer = await ask(base, incoming, body).catch((error: NodeJS.ErrnoException) => error);
    if (!(answer instanceof Error)) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      return answer.pipe(outgoing);
    }
    const mayAsk = answer.code === 'ECONNREFUSED' || ['GET', 'HEAD'].includes(incoming.method ?? '');
    if (!mayAsk) break;
  }
  outgoing.writeHead(502, { 'retry-after': '1' }).end();
}

function ask(base: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { method, url = '/' } = incoming;
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
  return new Promise((resolve, reject) => {
    const passed = request(new URL(url, base), { method, headers, agent: false }, resolve);
    passed.on('error', reject);
    passed.end(body);
  });
}

/** A line of chat: bytes both ways until either end hangs up. */
function upgrade(base: string | undefined, incoming: IncomingMessage, near: Socket, head: Buffer) {
  const { port } = new URL(base ?? 'http://127.0.0.1:9');
  const far = connect(Number(port), '127.0.0.1', () => {
    const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`);
    far.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
  });
  far.on('error', () => near.destroy());
  near.on('error', () => far.destroy());
}
