/** Refuses a PDF that asks for a password, that is cut off or unreadable, that is a bomb, or that has too many pages. */
import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { inChild } from './in-child.ts';

type Read = { pages: number } | { fault: 'locked' | 'unreadable' | 'heavy' };

const program = new URL('./pdf-thread.mjs', import.meta.url);
// With the start of its process, a file that cannot be opened is refused within three seconds.
const limits = { computeMs: 2_500, patienceMs: 20_000, megabytes: 288, atOnce: 3 };
const read = inChild<{ bytes: Uint8Array }, Read>(program, limits);

/** Throws a refusal in the borrower's words. What only its owner may change, everyone may read: it is taken. */
export async function inspectPdf(bytes: Buffer, { pdfPages }: Pick<Limits['uploads'], 'pdfPages'>) {
  if (!endOf(bytes).includes('%%EOF')) throw refused('damaged');
  const found = (await read({ bytes })) ?? { fault: 'heavy' as const };
  if ('fault' in found) throw refused(found.fault);
  if (found.pages > pdfPages) throw refused('pages');
}

/** Without the zeros and blanks with which some programs fill up the last block. */
function endOf(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && blank.has(bytes[end - 1] ?? -1)) end -= 1;
  return bytes.subarray(Math.max(0, end - 2048), end);
}

const blank = new Set([0, 9, 10, 13, 32]);

const refused = (fault: 'locked' | 'damaged' | 'unreadable' | 'heavy' | 'pages') =>
  new Refusal(422, [says(`file.${fault}`)]);
