/** Cuts a stream of bytes into lines of bounded length, in batches as they arrive. Holds one line at most, whatever the size. */

/** A line without its newline, or null for a line longer than `maxBytes`. */
export type Line = string | null;

/** Longest line that is read: 1 MiB. */
export const maxLineBytes = 1024 * 1024;

/** Batches of lines, one batch for each chunk that completed any. */
export async function* lines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes = maxLineBytes,
): AsyncGenerator<Line[]> {
  const rest: Rest = { parts: [], bytes: 0 };
  for await (const chunk of chunks) {
    const batch: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      keep(rest, chunk.subarray(start, end), maxBytes);
      batch.push(take(rest, maxBytes));
      start = end + 1;
    }
    keep(rest, chunk.subarray(start), maxBytes);
    if (batch.length > 0) yield batch;
  }
  if (rest.bytes > 0) yield [take(rest, maxBytes)];
}

type Rest = { parts: Uint8Array[]; bytes: number };

const newline = 10;
const decoder = new TextDecoder();

// Past the limit only the count continues: the bytes themselves are let go.
function keep(rest: Rest, bytes: Uint8Array, maxBytes: number): void {
  rest.bytes += bytes.length;
  if (rest.bytes > maxBytes) rest.parts = [];
  else if (bytes.length > 0) rest.parts.push(bytes);
}

function take(rest: Rest, maxBytes: number): Line {
  const line = rest.bytes > maxBytes ? null : decoder.decode(Buffer.concat(rest.parts));
  rest.parts = [];
  rest.bytes = 0;
  return line;
}
