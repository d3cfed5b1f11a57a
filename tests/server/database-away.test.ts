/**
 * FINDING-D1, FAULT-7: callers hear in time of connections that break, stall or lie; the process hears no more of it.
 */
/**
 * Covers src/server/platform/db/{away-reason,migrate,open-kysely,open-server,sound-frames}.ts,
 *   src/server/platform/db/patiently.ts, src/server/http/plugins/answer-error.ts, src/server/platform/db.
 */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { toRefusal } from '../../src/server/http/plugins/answer-error.ts';
import { awayReason } from '../../src/server/platform/db/away-reason.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openKysely } from '../../src/server/platform/db/open-kysely.ts';
import { type Limits, openServer } from '../../src/server/platform/db/open-server.ts';
import { patiently } from '../../src/server/platform/db/patiently.ts';
import { soundFrames } from '../../src/server/platform/db/sound-frames.ts';

const limits: Limits = { connectMs: 300, statementMs: 4_000, patienceMs: 400, connections: 3 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that is taken for a database until it is asked something. */
async function front(greet: (socket: Socket) => void, answer: (socket: Socket) => void = () => undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      greet(socket);
      socket.on('data', () => answer(socket));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const opened = openServer(`postgres://nobody@127.0.0.1:${port}/none`, limits);
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await opened.close();
    server.close();
  });
  return opened;
}

const authenticated = Buffer.from('520000000800000000', 'hex');
const ready = Buffer.from('5a0000000549', 'hex');
const welcome = (socket: Socket) => socket.write(Buffer.concat([authenticated, ready]));
/** A parameter description that promises more than it holds: the driver reads past its end. */
const beyond = Buffer.from('5400000006ffff', 'hex');
const unknown = Buffer.from('2100000004', 'hex');

/** An error whose text never ends: the driver would look for its end for ever, and the process with it. */
const endless = Buffer.concat([Buffer.from('450000002c', 'hex'), Buffer.alloc(40, 'Sx')]);

const fronts: [what: string, greet: (socket: Socket) => void, answer?: (socket: Socket) => void][] = [
  ['closes what it accepted', (socket) => socket.destroy()],
  ['never answers the greeting', () => undefined],
  ['greets in another language', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['never answers a question', welcome],
  ['hangs up on a question', welcome, (socket) => socket.resetAndDestroy()],
  ['answers with half a message', welcome, (socket) => socket.write(beyond)],
  ['answers with an error without an end', welcome, (socket) => socket.write(endless)],
  ['greets with an error without an end', (socket) => socket.write(endless)],
  ['answers with a message that nobody knows', welcome, (socket) => socket.write(unknown)],
];

test.each(fronts)(
  'a database that %s is away: 503, in time, on every connection',
  async (_, greet, answer) => {
    const { pool } = await front(greet, answer);
    const db = openKysely(pool);

    const asked = [
      pool.query('select 1'),
      db.selectFrom('sessions').select('uuid').execute(),
      db.transaction().execute((tx) => tx.selectFrom('sessions').select('uuid').execute()),
    ];
    const outcomes = await Promise.allSettled(asked);

    for (const outcome of outcomes) {
      const { reason } = outcome as PromiseRejectedResult;
      expect(toRefusal(reason).status, String(reason)).toBe(503);
    }
    await vi.waitFor(() => expect(pool.totalCount).toBe(0), 60_000);
  },
);

test('a migration that was cut off is waited for, like a database that is not there', async () => {
  const { pool } = await front((socket) => socket.destroy());

  const error = await migrate(openKysely(pool)).catch((thrown: unknown) => thrown);

  expect(awayReason(error)).toBe('Connection terminated');
});

test('background work asks again until the database is there; a mistake of its own ends it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let away = 3;
  const ask = async () => {
    if (away-- > 0) throw Object.assign(new Error(), { code: 'ECONNREFUSED' });
    return 'there';
  };
  const reports: unknown[] = [];
  const patience = { report: (error: unknown) => reports.push(error), isOver: () => false };

  const asking = patiently(patience, ask);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(await asking).toBe('there');
  expect(reports).toHaveLength(1);
  const mistaken = patiently(patience, () => Promise.reject(Object.assign(new Error(), { code: '42601' })));
  await expect(mistaken).rejects.toMatchObject({ code: '42601' });
  vi.useRealTimers();
});

test('sound messages pass however they are cut into pieces; damaged ones do not', () => {
  const error = Buffer.from('E....SERROR\0C57P01\0Mterminating\0\0');
  error.writeUInt32BE(error.length - 1, 1);
  const row = Buffer.from('D....\0\u0001data of a row');
  row.writeUInt32BE(row.length - 1, 1);
  const sound = Buffer.concat([authenticated, ready, row, error, row, ready]);
  for (let size = 1; size <= sound.length; size += 1) {
    const isSound = soundFrames();
    for (let at = 0; at < sound.length; at += size)
      expect(isSound(sound.subarray(at, at + size)), `${size} at ${at}`).toBe(true);
    expect(isSound(endless)).toBe(false);
  }
});
