/** ClamAV's daemon as it may answer, played on a loopback socket. */
/** Covers src/server/platform/parties/common/{clamd-scanner,no-scanner}.ts, src/server/platform/parties/common/clamav-host.ts, src/server/start/warn-unscanned.ts. */
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readClamavHost } from '../../../src/server/platform/parties/common/clamav-host.ts';
import { clamdScanner } from '../../../src/server/platform/parties/common/clamd-scanner.ts';
import { PartyFailed } from '../../../src/server/platform/parties/common/party-failed.ts';
import { readSettings } from '../../../src/server/platform/world/settings.ts';
import { warnUnscanned } from '../../../src/server/start/warn-unscanned.ts';

let daemon: Server | undefined;
const sockets = new Set<Socket>();

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  daemon?.close();
});

test('a file goes out in parts of INSTREAM, and the verdict comes back', async () => {
  const bytes = Buffer.alloc(200_000, 'hearth');
  const { scan, heard } = await play((socket, text) => {
    if (isWhole(text)) socket.write(text.includes('bad') ? 'stream: Win.Test FOUND\0' : 'stream: OK\0');
  });

  expect(await scan(bytes)).toBe('CLEAN');
  expect(partsOf(heard()).equals(bytes)).toBe(true);
  expect(await scan(Buffer.from('bad'))).toBe('INFECTED');
  expect(await scan(Buffer.alloc(0))).toBe('CLEAN');
});

test('a large file to a daemon that reads slowly leaves no warning in the log', async () => {
  const warned: string[] = [];
  const hear = ({ message }: Error) => void warned.push(message);
  process.on('warning', hear);
  const bytes = Buffer.alloc(40_000_000, 'h');
  let left = bytes.length;
  const scan = await listen((socket) =>
    socket.on('data', (part) => {
      left -= part.length;
      if (left <= 0) return socket.write('stream: OK\0');
      socket.pause();
      return setImmediate(() => socket.resume());
    }),
  );

  expect(await scan(bytes)).toBe('CLEAN');
  await new Promise((resume) => setImmediate(resume));
  process.off('warning', hear);
  expect(warned).toEqual([]);
});

test.each([
  [
    'says that the stream is too large',
    (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'),
  ],
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['says half a sentence', (socket: Socket) => socket.end('stream: O')],
  ['says something else', (socket: Socket) => socket.end('UNKNOWN COMMAND\0')],
  ['never stops talking', (socket: Socket) => socket.write('x'.repeat(4000))],
  ['never answers', () => undefined],
])('a daemon that %s gives no verdict', async (_, answer) => {
  const { scan } = await play(answer);

  await expect(scan(Buffer.alloc(5_000_000))).rejects.toThrow(PartyFailed);
});

test('a daemon that is not there gives no verdict', async () => {
  await expect(clamdScanner({ host: '127.0.0.1', port: 9 }, 2_000).scan(Buffer.from('a'))).rejects.toThrow(
    PartyFailed,
  );
});

test.each([
  ['clamav', { host: 'clamav', port: 3310 }],
  ['clamav.internal:3311', { host: 'clamav.internal', port: 3311 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['', undefined],
])('CLAMAV_HOST %j is read', (text, host) => {
  expect(readClamavHost(text)).toEqual(host);
});

test.each(['tcp://clamav:3310', 'clamav:', 'clamav:0', 'clamav:99999', 'a b'])(
  'CLAMAV_HOST %j is refused',
  (text) => {
    expect(() => readClamavHost(text)).toThrow(/Write the daemon's host and port/);
  },
);

test('a production without a scanner is warned of, a sandbox is not', () => {
  const warned = (env: Record<string, string>) => warnUnscanned(readSettings(env));

  expect(warned({ HEARTHLINE_MODE: 'production' })).toMatch(/CLAMAV_HOST is not set/);
  expect(warned({ HEARTHLINE_MODE: 'production', CLAMAV_HOST: 'clamav' })).toBeUndefined();
  expect(warned({})).toBeUndefined();
});

/** @param answer what the daemon does each time that it has heard something */
async function play(answer: (socket: Socket, text: string) => unknown) {
  let heard = Buffer.alloc(0);
  const scan = await listen((socket) => {
    let said = Buffer.alloc(0);
    socket.on('data', (part) => {
      said = Buffer.concat([said, part]);
      if (said.length > heard.length) heard = said;
      answer(socket, said.toString('latin1'));
    });
  });
  return { scan, heard: () => heard };
}

async function listen(hear: (socket: Socket) => unknown) {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    hear(socket);
  });
  daemon = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return clamdScanner({ host: '127.0.0.1', port }, 2_000).scan;
}

const isWhole = (text: string) => text.startsWith('zINSTREAM\0') && text.endsWith('\0\0\0\0');

function partsOf(heard: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at < heard.length; ) {
    const length = heard.readUInt32BE(at);
    parts.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return Buffer.concat(parts);
}
