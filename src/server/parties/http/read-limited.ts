/** Reads the body of an answer, and stops when it is too large: a party must not fill our memory. */
import { NoAnswer } from '../../platform/vendors/no-answer.ts';

/** @param most bytes */
export async function readLimited({ body, status }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > most) throw new NoAnswer(`an answer of more than ${most} bytes`, status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
