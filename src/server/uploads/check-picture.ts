/** Decodes a picture, and draws none: whether all of it is there. It takes little memory, however many pixels there are. */
import { inChild } from './in-child.ts';

type Job = { bytes: Uint8Array; mediaType: string; megapixels: number; edges: [] };
type Checked = { pictures: [] } | { fault: 'unreadable' };

const program = new URL('./picture-thread.mjs', import.meta.url);
const limits = { computeMs: 20_000, patienceMs: 40_000, megabytes: 320, atOnce: 3 };
const check = inChild<Job, Checked>(program, limits);

export async function isDecodable(
  bytes: Uint8Array,
  { mediaType, megapixels }: { mediaType: string; megapixels: number },
): Promise<boolean> {
  const checked = await check({ bytes, mediaType, megapixels, edges: [] });
  return checked !== undefined && !('fault' in checked);
}
