/** Reads one file that must be nothing but a file: no link, no pipe, no device, and not too big. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Its text, or what is against reading it, as the end of a sentence that begins with "the file". */
export type PlainFile = { text: string; bytes: number } | { fault: string };

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/** Opened without following a link and without waiting for whoever holds the other end of a pipe. */
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

// Counted while it is read: what a file says of its size may be outgrown by then.
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
