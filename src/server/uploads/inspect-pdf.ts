/** Refuses a PDF that asks for a password, that is cut off or unreadable, or that has too many pages. */
import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { inThread } from './in-thread.ts';
import { isEncryptedPdf } from './is-encrypted-pdf.ts';

type Read = { pages: number } | { fault: 'locked' | 'unreadable' };

const program = new URL('./pdf-thread.mjs', import.meta.url);
const read = inThread<{ bytes: Uint8Array }, Read>(program, { patienceMs: 20_000, megabytes: 256 });

/** Throws a refusal in the borrower's words. */
export async function inspectPdf(bytes: Buffer, { pdfPages }: Pick<Limits['uploads'], 'pdfPages'>) {
  if (isEncryptedPdf(bytes)) throw refused('locked');
  if (!bytes.subarray(-2048).includes('%%EOF')) throw refused('damaged');
  const found = (await read({ bytes })) ?? { fault: 'unreadable' as const };
  if ('fault' in found) throw refused(found.fault);
  if (found.pages > pdfPages) throw refused('pages');
}

const refused = (fault: 'locked' | 'damaged' | 'unreadable' | 'pages') =>
  new Refusal(422, [says(`file.${fault}`)]);
