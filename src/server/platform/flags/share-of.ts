/** Which variant of an experiment a visitor sees: always the same one, and every variant gets its share. */
import type { Flag } from '../../../types/site.ts';
import { sha256 } from '../crypto/digest.ts';

/** The variant's name; undefined for a visitor in no variant's share. `userId` is a random identifier. */
export function variantOf(key: string, { variants = {} }: Flag, userId: string): string | undefined {
  const place = Number.parseInt(sha256(`${key}/${userId}`).slice(0, 8), 16) % 100;
  let upTo = 0;
  for (const [name, { share }] of Object.entries(variants)) {
    upTo += share;
    if (place < upTo) return name;
  }
  return undefined;
}
