/** One document over the page, read to its end. The reader itself is loaded when the first document is opened. */

import { Suspense } from 'react';
import useSWR from 'swr';
import { Dialog } from '../parts/dialog.tsx';
import type { DocumentEntry } from '../platform/data/document-entry.ts';
import { fileKind } from '../platform/data/file-kind.ts';
import { say } from '../platform/data/say.ts';
import { PictureReader } from './picture-reader.tsx';
import './pdf-reader.css';
import { part } from '../platform/jsx/part.tsx';

const PdfReader = part('pdf-reader', async () => (await import('./pdf-reader.tsx')).PdfReader);

type Props = {
  entry: Pick<DocumentEntry, 'uuid' | 'title' | 'isPicture'>;
  load(uuid: string, as?: 'preview'): Promise<ArrayBuffer>;
  /** Called once its end was seen. */
  onRead?: () => void;
  /** The document that follows in its list, offered at the end of this one. */
  next?: { label: string; onOpen(): void } | undefined;
  /** It followed another one. */
  takesFocus?: boolean;
  onClose(): void;
};

/** Documents never change, so their bytes are kept for the visit. */
export function ReaderDialog({ entry, load, onRead, next, takesFocus = false, onClose }: Props) {
  const as = entry.isPicture ? 'preview' : undefined;
  const { data, error } = useSWR(`document/${entry.uuid}/${as}`, () => load(entry.uuid, as), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return (
    <Dialog title={entry.title} onClose={onClose} wide>
      {error && <p role="alert">{say('reader.unloaded')}</p>}
      {!data && !error && <Opening />}
      {data && fileKind(data).isPicture && (
        <PictureReader bytes={data} title={entry.title} {...(as && { original: () => load(entry.uuid) })} />
      )}
      {data && !fileKind(data).isPicture && (
        <Suspense fallback={<Opening />}>
          <PdfReader
            key={entry.uuid}
            bytes={data}
            title={entry.title}
            takesFocus={takesFocus}
            after={next && <NextButton {...next} />}
            {...(onRead && { onBottom: onRead })}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

// The room of the document, so that the dialog does not grow under the pointer.
function Opening() {
  return (
    <>
      <div className="hl-pdf-bar" />
      <div className="hl-pdf">
        <p className="hl-pdf-note">{say('reader.opening')}</p>
      </div>
    </>
  );
}

function NextButton({ label, onOpen }: { label: string; onOpen(): void }) {
  return (
    <div className="hl-pdf-next">
      <button type="button" className="hl-button" data-kind="primary" onClick={onOpen}>
        {label}
      </button>
    </div>
  );
}
