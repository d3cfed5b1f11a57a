/** One server per data folder. The embedded database silently accepts two writers and then loses rows. */
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { makeFolder } from '../files/make-folder.ts';
import { processStart } from './process-start.ts';

export type Holder = { pid: number; host: string; since: string; address: string; processStart: string };
export type FolderLock = { announce(address: string): void; release(): void };

/** Takes the folder, or throws a sentence that names its holder. Takes over the lock of a dead holder. */
export function lockFolder(folder: string, now = new Date()): FolderLock {
  makeFolder(folder);
  const file = `${folder}/server.lock`;
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    since: now.toISOString(),
    address: 'starting',
    processStart: processStart(process.pid) ?? '',
  };
  take(file, mine);
  const beat = setInterval(() => renew(file, mine), beatMs);
  beat.unref();
  return {
    announce: (address) => writeFileSync(file, JSON.stringify({ ...mine, address })),
    release: () => {
      clearInterval(beat);
      if (isMine(readHolder(file), mine)) rmSync(file, { force: true });
    },
  };
}

const beatMs = 10_000;
/** A holder on another machine, or in a container that is gone, shows by this alone that it lives. */
const leaseMs = 120_000;

// Whoever slept for so long that another took the folder must not write to it any more.
function renew(file: string, mine: Holder) {
  if (!isMine(readHolder(file), mine)) throw new FolderInUse(`Another server took ${file} over.`);
  utimesSync(file, new Date(), new Date());
}

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

function take(file: string, mine: Holder) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createWhole(file, mine)) return;
    const holder = readHolder(file);
    if (holder && isAlive(holder, file)) throw new FolderInUse(inUse(holder));
    removeStale(file, holder);
  }
  throw new FolderInUse(`${file} keeps changing. Another server is starting; try again.`);
}

// Written beside and linked into place: the lock never exists half-written, and the link fails if it exists.
function createWhole(file: string, mine: Holder): boolean {
  const draft = `${file}.${mine.pid}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Of two starters that both see the same dead holder, the second must not delete the first one's fresh lock.
function removeStale(file: string, seen: Holder | undefined) {
  const guard = `${file}.takeover`;
  try {
    writeFileSync(guard, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(guard, 'utf8') || 0);
    if (!owner || !processStart(owner)) rmSync(guard, { force: true });
    return;
  }
  try {
    const holder = readHolder(file);
    if (!holder || (seen && isMine(holder, seen))) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

// The system reuses pids after a restart, so a pid counts only together with its process's start time.
function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < leaseMs;
  return processStart(holder.pid) === holder.processStart;
}

const isMine = (holder: Holder | undefined, mine: Holder) =>
  holder?.pid === mine.pid && holder.processStart === mine.processStart && holder.host === mine.host;

function inUse({ pid, host, since, address }: Holder): string {
  const where = address === 'starting' ? 'still starting' : `listening at ${address}`;
  return (
    `This data folder is in use by process ${pid} on ${host}, since ${since}, ${where}. ` +
    `Stop that server, or set DATA_DIR to another folder. (If ${host} is gone, the folder is free ${leaseMs / 60_000} minutes after its end.)`
  );
}
