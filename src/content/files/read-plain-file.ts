/** Reads one file that must be nothing but a file: no link, no pipe, no device, and not too big. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Its text, or why it cannot be read, as the end of a sentence that begins with "the file". */
export type PlainFile = { text: string; bytes: number } | { fault: string };

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/** Opened without following a link, and without waiting for a process at the other end of a pipe. */
export function readPlainFile(path: string, mostBytes: number): PlainFile {
  let handle: number | undefined;
  try {
    handle = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    if (!fstatSync(handle).isFile()) return { fault: 'is not a plain file.' };
    return readUpTo(handle, mostBytes);
  } catch (error) {
    return { fault: `cannot be opened (${(error as NodeJS.ErrnoException).code ?? String(error)}).` };
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

// Counted while reading: the file may grow beyond the size that it reports.
function readUpTo(handle: number, mostBytes: number): PlainFile {
  const buffer = Buffer.alloc(Math.min(mostBytes, fstatSync(handle).size) + 1);
  let bytes = 0;
  for (;;) {
    const more = readSync(handle, buffer, bytes, buffer.length - bytes, null);
    bytes += more;
    if (more === 0) return { text: buffer.toString('utf8', 0, bytes), bytes };
    if (bytes === buffer.length) return { fault: `is larger than ${Math.round(mostBytes / 1024)} KB.` };
  }
}
