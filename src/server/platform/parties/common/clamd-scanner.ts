/**
 * Asks ClamAV's daemon over TCP: INSTREAM of clamd(8), a command that ends with NUL, then parts that each begin with
 * their length (32 bits, big-endian), and a part of length 0. It answers `stream: OK` or `stream: <name> FOUND`; anything
 * else, such as a size limit, is no verdict.
 */
import { createConnection, type Socket } from 'node:net';
import type { ClamavHost } from './clamav-host.ts';
import { inTime } from './in-time.ts';
import { PartyFailed } from './party-failed.ts';
import type { Scanner, ScanVerdict } from './scanner.ts';

const command = 'zINSTREAM\0';
const partBytes = 64 * 1024;
const longestAnswer = 1024;

/** @param patienceMs how long one file may take, in milliseconds. `scan` throws `PartyFailed` without a verdict. */
export function clamdScanner({ host, port }: ClamavHost, patienceMs: number): Scanner {
  return {
    scan: async (bytes) => {
      const socket = createConnection({ host, port });
      try {
        return verdictOf(await inTime('scanner.scan', patienceMs, () => converse(socket, bytes)));
      } finally {
        socket.destroy();
      }
    },
  };
}

async function converse(socket: Socket, bytes: Uint8Array): Promise<string> {
  const answer = readAnswer(socket);
  // The daemon may answer and hang up before it has read everything: what it said then counts.
  await Promise.race([answer, send(socket, bytes)]);
  return answer;
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write(command);
  for (let at = 0; at < bytes.length; at += partBytes) {
    const part = bytes.subarray(at, at + partBytes);
    socket.write(lengthOf(part.length));
    if (!socket.write(part)) await drained(socket);
  }
  socket.write(lengthOf(0));
}

const drained = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const go = () => {
      socket.off('drain', go).off('close', go);
      resolve();
    };
    socket.on('drain', go).on('close', go);
  });

function lengthOf(size: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(size);
  return bytes;
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (error?: Error) =>
      text.includes('\0') ? resolve(text) : reject(error ?? new Error('No answer'));
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (text.includes('\0') || text.length > longestAnswer) end();
    });
    socket.once('error', end).once('close', () => end());
  });
}

function verdictOf(answer: string): ScanVerdict {
  const [said = ''] = answer.split('\0');
  if (said === 'stream: OK') return 'CLEAN';
  if (/^stream: .+ FOUND$/.test(said)) return 'INFECTED';
  throw new PartyFailed('scanner.scan', new Error('No verdict'));
}
