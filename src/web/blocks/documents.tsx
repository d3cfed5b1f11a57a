/**
 * Documents of the application, or of a list of facts, to open in the page or to download. Their bytes need the token, so no link leads to
 * them.
 */

import { IconDownload, IconFileText } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { readPath } from '../../engine/facts/read-path.ts';
import type { DocumentsBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { showToast } from '../parts/toast-store.ts';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import type { DocumentEntry } from '../platform/data/document-entry.ts';
import { downloadPdf } from '../platform/data/download-pdf.ts';
import { say } from '../platform/data/say.ts';
import { sayMomentDay } from '../platform/data/say-time.ts';
import { part } from '../platform/jsx/part.tsx';
import { toDocuments } from '../widgets/parts/to-documents.ts';
import { BlockTitle } from './heading.tsx';

const ReaderDialog = part(
  'reader-dialog',
  async () => (await import('../pdf/reader-dialog.tsx')).ReaderDialog,
);

/** Lists the documents of the wanted types, newest first. */
export function Documents({ block }: BlockProps<DocumentsBlock>) {
  const { facts, context } = usePageScope();
  const [open, setOpen] = useState<DocumentEntry>();
  const documents = toDocuments(
    readPath(facts, block.from ?? 'application.documents'),
    block.types,
  ).toReversed();
  if (documents.length === 0) return null;
  return (
    <section>
      <BlockTitle title={block.title} />
      <ul className="hl-documents">
        {documents.map((entry) => (
          <DocumentRow
            key={entry.uuid}
            entry={entry}
            {...(!block.keepOnly && { onOpen: () => setOpen(entry) })}
          />
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <ReaderDialog entry={open} load={context.pdf} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function DocumentRow({ entry, onOpen }: { entry: DocumentEntry; onOpen?: () => void }) {
  const { context } = usePageScope();
  return (
    <li className="hl-documents-row" {...(!onOpen && { 'data-keep-only': true })}>
      <IconFileText className="hl-documents-icon" size={22} aria-hidden />
      <span className="hl-documents-name">
        {entry.title}
        {entry.date && (
          <span className="hl-note">{say('documents.received', { day: sayMomentDay(entry.date) })}</span>
        )}
        {entry.marks?.map((mark) => (
          <span key={mark} className="hl-note hl-documents-mark">
            {mark}
          </span>
        ))}
      </span>
      {onOpen && (
        <button type="button" className="hl-link-button" onClick={onOpen}>
          {say('documents.open')} <span className="hl-hidden">{entry.title}</span>
        </button>
      )}
      <button
        type="button"
        className="hl-icon-button"
        aria-label={say('documents.download', { title: entry.title })}
        onClick={() => context.pdf(entry.uuid).then((bytes) => downloadPdf(bytes, entry.title), sayFailure)}
      >
        <IconDownload size={20} aria-hidden />
      </button>
    </li>
  );
}

const sayFailure = (error: unknown) => showToast({ tone: 'danger', text: failureSentence(error) });
