/** Buffers a stream in a file, encrypted under a key that only this object has: after a crash the file is noise. */
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Spooled } from '../world/file-store.ts';

const cipher = 'aes-256-ctr';
const longestWaitMs = 60 * 60 * 1000;

export async function spoolFile(folder: string, source: Readable): Promise<Spooled> {
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const path = `${folder}/${randomUUID()}`;
  const drop = () => rm(path, { force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Opened first: a stream that fails at once would be removed before its file is made, and leave it behind.
  const file = await open(path, 'w', 0o600);
  try {
    await pipeline(source, createCipheriv(cipher, key, iv), file.createWriteStream());
  } catch (error) {
    await drop();
    throw error;
  }
  const { size } = await stat(path);
  const read = async () => {
    const decipher = createDecipheriv(cipher, key, iv);
    // Into one buffer, piece by piece: copies of a large file would outlive their use.
    const whole = Buffer.allocUnsafeSlow(size);
    let at = 0;
    for await (const piece of createReadStream(path)) at += decipher.update(piece as Buffer).copy(whole, at);
    return whole.subarray(0, at);
  };
  return { size, read, drop };
}

/** Removes what a crash left. Another server on the same folder may be receiving: young files stay. */
export async function clearSpool(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = `${folder}/${name}`;
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > longestWaitMs) await rm(path, { force: true });
  }
}
