/**
 * Whose file is looked at next. Known senders do not wait for strangers, no sender has two files looked at at once, and who has
 * used less of the server's time comes first, then the smaller file. Each sender has so many seconds; they come back with time.
 * No one waits for ever: a line that is full, and a wait that is too long, end in an answer.
 */
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

/** `key`: the account, or the network of an address. */
export type Sender = { key: string; isKnown: boolean };
export type Waiting = { sender: Sender; bytes: number };

export type LaneLimits = {
  /** How many files are looked at at once. */
  running: number;
  /** How many may wait, of all and of one sender. */
  waiting: number;
  waitingEach: number;
  /** How long one waits, in milliseconds. */
  patienceMs: number;
  /** How many seconds of reading a sender may use at once; as many come back within `refillMs`. */
  seconds: number;
  refillMs: number;
};

/** Takes the time of the work that counts against its sender. */
export type Charge = <T>(work: () => Promise<T>) => Promise<T>;
export type ReadingTurns = <T>(asked: Waiting, work: (charge: Charge) => Promise<T>) => Promise<T>;

type Entry = Waiting & { admit(): void };

/** @param now milliseconds of a clock that only goes forward */
export function readingTurns(
  lanes: { known: LaneLimits; strangers: LaneLimits },
  now: () => number = () => performance.now(),
): ReadingTurns {
  const [known, strangers] = [openLane(lanes.known, now), openLane(lanes.strangers, now)];
  return (asked, work) => (asked.sender.isKnown ? known : strangers)(asked, work);
}

function openLane(limits: LaneLimits, now: () => number): ReadingTurns {
  const spent = spentTime(limits, now);
  const active = new Set<string>();
  const line: Entry[] = [];
  const first = () => {
    const ready = line.filter(({ sender }) => !active.has(sender.key));
    return ready.sort((a, b) => spent.of(a.sender.key) - spent.of(b.sender.key) || a.bytes - b.bytes)[0];
  };
  const fill = () => {
    for (let next = first(); next && active.size < limits.running; next = first()) {
      line.splice(line.indexOf(next), 1);
      active.add(next.sender.key);
      next.admit();
    }
  };
  const wait = (asked: Waiting) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        line.splice(line.indexOf(entry), 1);
        reject(busy());
      }, limits.patienceMs);
      const admit = () => {
        clearTimeout(late);
        resolve();
      };
      const entry = { ...asked, admit };
      line.push(entry);
      fill();
    });
  return async (asked, work) => {
    const { key } = asked.sender;
    refuseSpent(spent.of(key), limits);
    const own = line.filter(({ sender }) => sender.key === key).length;
    if (line.length >= limits.waiting || own >= limits.waitingEach) throw busy();
    await wait(asked);
    try {
      // Files that came while this sender's own were looked at are counted as they are reached.
      refuseSpent(spent.of(key), limits);
      return await work((part) => spent.charge(key, part));
    } finally {
      active.delete(key);
      fill();
    }
  };
}

/** What each sender has used, in milliseconds, less what came back since. */
function spentTime({ seconds, refillMs }: LaneLimits, now: () => number) {
  const levels = new Map<string, { ms: number; at: number }>();
  const backPerMs = (seconds * 1000) / refillMs;
  const of = (key: string) => {
    const level = levels.get(key);
    return level ? Math.max(0, level.ms - (now() - level.at) * backPerMs) : 0;
  };
  const forget = () => {
    for (const key of levels.keys()) if (of(key) === 0) levels.delete(key);
  };
  return {
    of,
    async charge<T>(key: string, work: () => Promise<T>): Promise<T> {
      const from = now();
      try {
        return await work();
      } finally {
        levels.set(key, { ms: of(key) + now() - from, at: now() });
        forget();
      }
    },
  };
}

function refuseSpent(ms: number, { seconds, refillMs }: LaneLimits): void {
  const over = ms - seconds * 1000;
  if (over < 0) return;
  const back = Math.ceil(((over + 1000) * refillMs) / (seconds * 1000) / 1000);
  throw new Refusal(429, [says('file.tired')], { headers: { 'retry-after': String(back) } });
}

const busy = () => new Refusal(503, [says('file.busy')], { headers: { 'retry-after': '10' } });
