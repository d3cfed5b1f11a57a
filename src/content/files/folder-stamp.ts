/** Tells cheaply whether anything below a folder has changed: by what the file system says of each entry, without opening one. */
import { type Dirent, lstatSync, opendirSync } from 'node:fs';
import { join } from 'node:path';
import { fileLimits } from './file-limits.ts';

/** Equal for equal folders; of a folder with more entries than content may have, only the first count. */
export function folderStamp(folder: string): string {
  const parts: string[] = [];
  stamp(folder, parts);
  return parts.sort().join('\n');
}

function stamp(path: string, parts: string[]): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  parts.push([path, stats?.mtimeMs, stats?.ctimeMs, stats?.size, stats?.ino, stats?.mode].join(' '));
  if (!stats?.isDirectory()) return;
  for (const { name } of entriesOf(path, fileLimits.entries - parts.length)) stamp(join(path, name), parts);
}

function entriesOf(folder: string, most: number): Dirent[] {
  const entries: Dirent[] = [];
  const opened = opendirSync(folder);
  try {
    for (let entry = opened.readSync(); entry && entries.length < most; entry = opened.readSync())
      entries.push(entry);
  } finally {
    opened.closeSync();
  }
  return entries;
}
