/**
 * The line to the server that does not stay down: it pings, hears silence, and comes back, for as long as it may. It knows
 * nothing of what is said on it. Of two connections only the newer counts: an older one is neither heard nor mourned.
 */
import { retryWait } from '../../line/retry-wait.ts';
import type { WakeSignals } from '../../line/wake-signals.ts';
import type { LinePolicies } from '../../port/line-policies.ts';
import type { OpenSocket, Socket } from './open-socket.ts';

export type LineHost = {
  policies: LinePolicies;
  random(): number;
  open: OpenSocket;
  wakes: WakeSignals;
  path: string;
  /** The first frame of each connection. */
  hello(): object;
  /** What goes along with each ping. */
  sign?(): object;
  /** A frame has come. */
  hear(data: unknown): void;
  /** A connection ended; what to do: try again with growing waits, at once, or not at all. */
  closed(code: number): 'retry' | 'now' | 'stop' | Promise<'retry' | 'now' | 'stop'>;
  /** The line is down and is being restored. Comes once for each time that it was up, or was first wanted. */
  lost(): void;
};

export type StreamLine = {
  /** Opens a connection now, in place of the one that stands or is awaited. */
  connect(): void;
  /** The server has answered the hello: from now on it pings. */
  settled(): void;
  /** False when there is no connection: nothing was said. */
  say(frame: object): boolean;
  /** For good. */
  close(): void;
};

/** What the server closes with when it has not heard from us; also our own word for hearing nothing. */
const silent = 4409;

type State = LineHost & {
  /** Counts connections; what belongs to an older one is not heard. */
  turn: number;
  socket?: Socket | undefined;
  failed: number;
  isDown: boolean;
  isClosed: boolean;
  /** When the oldest ping without any answer went out. */
  unanswered?: number | undefined;
  /** When the connection was begun. */
  since: number;
  timers: { silence?: Timer; ping?: Timer; retry?: Timer };
};
type Timer = ReturnType<typeof setTimeout> | undefined;

export function streamLine(host: LineHost): StreamLine {
  const line: State = { ...host, turn: 0, failed: 0, isDown: false, isClosed: false, since: 0, timers: {} };
  const stopWaking = host.wakes(() => wake(line));
  return {
    connect: () => connect(line),
    settled: () => settled(line),
    say: (frame) => line.socket?.say(JSON.stringify(frame)) ?? false,
    close() {
      line.isClosed = true;
      stopWaking();
      letGo(line);
    },
  };
}

function connect(line: State): void {
  letGo(line);
  if (line.isClosed) return;
  const turn = line.turn;
  line.since = performance.now();
  const ifLatest = (work: () => void) => line.turn === turn && work();
  hush(line, line.policies.silenceSeconds * 1000);
  line.socket = line.open(line.path, {
    opened: () => ifLatest(() => void line.socket?.say(JSON.stringify(line.hello()))),
    said: (data) => ifLatest(() => heard(line, data)),
    closed: (code) => ifLatest(() => void ended(line, code)),
  });
}

/** Whatever the old connection still does, it is no longer ours. */
function letGo(line: State): void {
  line.turn += 1;
  for (const timer of Object.values(line.timers)) clearTimeout(timer);
  line.timers = {};
  line.unanswered = undefined;
  const old = line.socket;
  line.socket = undefined;
  old?.close();
}

function heard(line: State, data: unknown): void {
  line.unanswered = undefined;
  hush(line, line.policies.silenceSeconds * 1000);
  line.hear(data);
}

/** Waits for the next frame. A browser delays the timers of a hidden tab: a ping needs time to be answered. */
function hush(line: State, wait: number): void {
  clearTimeout(line.timers.silence);
  line.timers.silence = setTimeout(() => {
    const { unanswered, policies } = line;
    const asked = unanswered === undefined ? Number.POSITIVE_INFINITY : performance.now() - unanswered;
    const left = policies.pingSeconds * 1000 - asked;
    if (left > 0 && Number.isFinite(left)) hush(line, left);
    else void ended(line, silent);
  }, wait);
}

function settled(line: State): void {
  line.failed = 0;
  line.isDown = false;
  clearInterval(line.timers.ping);
  line.timers.ping = setInterval(() => ping(line), line.policies.pingSeconds * 1000);
}

function ping(line: State): void {
  line.unanswered ??= performance.now();
  line.socket?.say(JSON.stringify({ t: 'ping', ts: Math.round(performance.now()), ...line.sign?.() }));
}

async function ended(line: State, code: number): Promise<void> {
  letGo(line);
  const turn = line.turn;
  const what = await line.closed(code);
  // Meanwhile it was closed for good, or connected by someone else's wish.
  if (line.isClosed || line.turn !== turn || what === 'stop') return;
  if (what === 'now') connect(line);
  else retryLater(line);
}

function retryLater(line: State): void {
  if (!line.isDown) line.lost();
  line.isDown = true;
  line.timers.retry = setTimeout(() => connect(line), retryWait(line.policies, line.failed, line.random()));
  line.failed += 1;
}

/** Does not wait any longer where it waited, or where an attempt hangs; where it is connected, it asks whether that is still so. */
function wake(line: State): void {
  const hangs = performance.now() - line.since > line.policies.retryFirstSeconds * 1000;
  if (line.timers.ping !== undefined) ping(line);
  else if (line.timers.retry !== undefined || (line.socket && hangs)) connect(line);
}
