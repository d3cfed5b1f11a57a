/** The embedded database dies without a word when it starts on a full disk; so we look first and say it. */
import { statfsSync } from 'node:fs';
import { StartRefused } from './start-refused.ts';

const neededBytes = 200 * 1024 * 1024;

export function requireSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= neededBytes) return;
  const [has, needs] = [free, neededBytes].map((bytes) => Math.floor(bytes / 1024 / 1024));
  throw new StartRefused(
    `The disk of ${folder} has ${has} MB free; ${needs} MB are needed to start. Make room, or set DATA_DIR to another disk.`,
  );
}
