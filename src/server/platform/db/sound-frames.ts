/**
 * Checks what a database sends before the driver reads it. The driver believes every length and every text: a damaged
 * error message makes it loop forever. Checks the frames only; the driver reads the rows.
 */

/** Types of messages that a server sends (PostgreSQL protocol 3.0). */
const known = new Set(Buffer.from('RKSZTDCInst123AEGHWdcNVv'));
const longest = 256 * 1024 * 1024;
const texts = new Set(Buffer.from('EN'));
const headBytes = 5;

/** Reads on with each chunk; false as soon as no database could have sent it. */
export function soundFrames(): (chunk: Buffer) => boolean {
  let pending: Buffer = Buffer.alloc(0);
  let skip = 0;
  return (chunk) => {
    let at = Math.min(skip, chunk.length);
    skip -= at;
    let bytes = chunk;
    if (pending.length > 0) {
      bytes = Buffer.concat([pending, chunk]);
      at = 0;
    }
    for (;;) {
      pending = bytes.subarray(at);
      if (pending.length < headBytes) return true;
      const frame = frameAt(pending);
      if (!frame) return false;
      if (!frame.isText) {
        skip = Math.max(0, frame.length - pending.length);
        at += Math.min(frame.length, pending.length);
        continue;
      }
      if (pending.length < frame.length) return true;
      if (!isFieldList(pending.subarray(headBytes, frame.length))) return false;
      at += frame.length;
    }
  };
}

function frameAt(bytes: Buffer): { length: number; isText: boolean } | undefined {
  const type = bytes.readUInt8(0);
  const length = bytes.readUInt32BE(1) + 1;
  const isText = texts.has(type);
  const most = isText ? 1024 * 1024 : longest;
  return known.has(type) && length >= headBytes && length <= most ? { length, isText } : undefined;
}

/** Letters, each with a text that ends in a zero, and a zero at the end. */
function isFieldList(body: Buffer): boolean {
  let at = 0;
  while (at < body.length && body[at] !== 0) {
    const end = body.indexOf(0, at + 1);
    if (end < 0) return false;
    at = end + 1;
  }
  return at === body.length - 1;
}
