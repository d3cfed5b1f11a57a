/** The embedded database dies silently when it starts on a full disk, so we look first. */
import { statfsSync } from 'node:fs';
import { StartRefused } from '../platform/errors/start-refused.ts';

const neededBytes = 200 * 1024 * 1024;

/** @param free bytes that are left on the folder's disk */
export function requireSpace(folder: string, free = freeBytes(folder)): void {
  if (free >= neededBytes) return;
  const [has, needs] = [free, neededBytes].map((bytes) => Math.floor(bytes / 1024 / 1024));
  throw new StartRefused(
    `The disk of ${folder} has ${has} MB free; ${needs} MB are needed to start. Make room, or set DATA_DIR to another disk.`,
  );
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
