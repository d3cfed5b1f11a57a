/**
 * Lists what lies below a folder of content. Anything but a plain file or a folder is an issue: we never follow a
 * link.
 */
import { type Dirent, opendirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { FileLimits } from './file-limits.ts';
import { refused } from './refused-file.ts';

export type Listing = { paths: string[]; faults: ContentIssue[] };

/** Paths below `root` in their order, starting with `folder`. Skips hidden entries (".git"). */
export function listFolder(root: string, folder: string, limits: FileLimits): Listing {
  const listing: Listing = { paths: [], faults: [] };
  const count = { left: limits.entries };
  walk({ root, limits, listing, count }, folder, limits.folders);
  return { ...listing, paths: count.left < 0 ? [] : listing.paths };
}

type Walk = { root: string; limits: FileLimits; listing: Listing; count: { left: number } };

function walk(walked: Walk, folder: string, deeper: number): void {
  const { listing, limits } = walked;
  if (deeper < 0) {
    listing.faults.push(refused(`${folder}/`, `is more than ${limits.folders} folders deep.`));
    return;
  }
  const entries = entriesOf(walked, folder);
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    const fault = faultOf(entry);
    if (fault) listing.faults.push(refused(placeOf(path), fault));
    else if (entry.isDirectory()) walk(walked, path, deeper - 1);
    else listing.paths.push(path);
  }
}

function entriesOf({ root, limits, listing, count }: Walk, folder: string): Dirent[] {
  const entries: Dirent[] = [];
  const opened = opendirSync(join(root, folder));
  try {
    for (let entry = opened.readSync(); entry && count.left >= 0; entry = opened.readSync()) {
      if (entry.name.startsWith('.')) continue;
      count.left -= 1;
      entries.push(entry);
    }
  } finally {
    opened.closeSync();
  }
  if (count.left === -1) {
    listing.faults.push(refused(`${folder}/`, `makes more than ${limits.entries} files and folders.`));
    count.left = -2;
  }
  return entries;
}

function faultOf(entry: Dirent): string | undefined {
  // Such a character would break a line of the report, or color the terminal.
  if (/[\p{Cc}\p{Cf}]/u.test(entry.name)) return 'has a name with characters that nobody sees.';
  if (entry.isSymbolicLink()) return 'is a link.';
  return entry.isFile() || entry.isDirectory() ? undefined : 'is a pipe, a socket or a device.';
}

function placeOf(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}]/gu, '\u{FFFD}');
}
