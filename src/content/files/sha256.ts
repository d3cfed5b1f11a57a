/** The one way to name a content by what it says. */
import { createHash } from 'node:crypto';

/** SHA-256 of the text in UTF-8, in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
