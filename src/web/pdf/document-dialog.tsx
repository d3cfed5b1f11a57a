/** One document over the page, read from its first page to its last. */
import useSWR from 'swr';
import type { DocumentEntry } from '../data/document-entry.ts';
import { usePageScope } from '../page/page-scope.ts';
import { Dialog } from '../shell/dialog.tsx';
import { PdfReader } from './pdf-reader.tsx';

/** Fetches the bytes when it is drawn; documents never change, so they are kept for the visit. */
export function DocumentDialog({ entry, onClose }: { entry: DocumentEntry; onClose(): void }) {
  const { context } = usePageScope();
  const { data, error } = useSWR(`document/${entry.uuid}`, () => context.pdf(entry.uuid), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return (
    <Dialog title={entry.title} onClose={onClose} wide>
      {error && <p role="alert">We couldn't load this document. Please try again in a minute.</p>}
      {!data && !error && <p className="hl-note">Opening the document …</p>}
      {data && <PdfReader bytes={data} title={entry.title} />}
    </Dialog>
  );
}
