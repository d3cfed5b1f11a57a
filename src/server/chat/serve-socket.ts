/**
 * One connection to a chat, of a borrower or an agent. What it sends is in the log: a broadcast only says to look, so nothing
 * is lost between two servers, sent twice, or out of order. The borrower never learns who answers.
 */
import { hours, seconds } from '../facts/limits-of.ts';
import { noteBorrower } from './borrower-there.ts';
import { closeCodes } from './close-codes.ts';
import { noteThere } from './desk-line.ts';
import { endIfLoggedOut, withinOf } from './end-with.ts';
import { type Frame, readFrame } from './frame.ts';
import { greet } from './greet.ts';
import { type ChatSocket, end, endIfOver, inTurn, type Line, newLine, type SocketHost, say } from './line.ts';
import { takeFrame } from './take-frame.ts';

const mostFaults = 5;
/** Browsers answer this by themselves, also in a tab that is in the background and whose timers sleep. */
const signOfLifeMs = 15_000;

export function serveSocket(host: SocketHost, socket: ChatSocket): void {
  const line = newLine(host, socket);
  const heard = keepTime(line);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    heard();
    inTurn(line, () => receive(line, isBinary ? undefined : readFrame(data)));
  });
  socket.on('pong', () => {
    heard();
    const { open } = line;
    const session = line.desk?.session ?? open?.session;
    if (session) noteThere(line, session);
    else if (open) inTurn(line, () => noteBorrower(line, open));
  });
  socket.on('close', () => end(line));
}

/** Its timers. @returns what is called when something comes */
function keepTime(line: Line): () => void {
  const { limits, socket } = line;
  let silence: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.close(closeCodes.silence), seconds(limits.silenceSeconds)).unref();
  };
  const hello = setTimeout(() => {
    if (!isGreeted(line)) socket.close(closeCodes.token);
  }, seconds(limits.helloSeconds)).unref();
  const lifetime = setTimeout(() => socket.close(closeCodes.lifetime), hours(limits.socketHours)).unref();
  const life = setInterval(() => signOfLife(line), signOfLifeMs).unref();
  line.ends.push(() => {
    for (const timer of [silence, hello, lifetime, life]) clearTimeout(timer);
  });
  heard();
  return heard;
}

/** Who is there answers. Whoever has logged out, or may no longer work here, is cut off, should no broadcast have come. */
function signOfLife(line: Line): void {
  const { desk, open } = line;
  const within = desk ? withinOf(desk.session) : open?.within;
  line.socket.ping();
  if (within) endIfLoggedOut(line, within);
}

const isGreeted = ({ open, desk }: Line) => open !== undefined || desk !== undefined;

async function receive(line: Line, frame: Frame | undefined): Promise<void> {
  if (!frame || (frame.t === 'hello') === isGreeted(line)) return fault(line);
  if (frame.t === 'hello') return greet(line, frame);
  const { open } = line;
  if (open) return endIfOver(line) ? undefined : takeFrame(line, open, frame);
  if (frame.t === 'ping') say(line, { t: 'pong', ts: frame.ts });
  else fault(line);
}

function fault(line: Line): void {
  line.faults += 1;
  if (!isGreeted(line)) line.socket.close(closeCodes.token);
  else if (line.faults > mostFaults) line.socket.close(closeCodes.frame);
  else say(line, { t: 'error', code: 'FRAME', message: 'This is no frame of a chat.' });
}
