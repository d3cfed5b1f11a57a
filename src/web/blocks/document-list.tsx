/** Every document of an application in two lists: what the lender made and what was uploaded, the newest first. */
import { Suspense, useState } from 'react';
import { readPath } from '../../engine/facts/read-path.ts';
import type { DocumentListBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { fillText } from '../platform/data/fill-text.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { serverNow } from '../platform/data/server-clock.ts';
import { DocumentRow, type OpenDocument } from './document-row.tsx';
import { BlockTitle } from './heading.tsx';
import { type ListedDocument, listedDocument } from './listed-document.ts';
import './document-list.css';
import { part } from '../platform/jsx/part.tsx';

const ReaderDialog = part(
  'reader-dialog',
  async () => (await import('../pdf/reader-dialog.tsx')).ReaderDialog,
);

export function DocumentList({ block }: BlockProps<DocumentListBlock>) {
  const { context, text } = usePageScope();
  const [open, setOpen] = useState<OpenDocument>();
  const documents = useDocuments(block.from);
  const made = documents.filter(({ isSent }) => !isSent);
  const sent = documents.filter(({ isSent }) => isSent);
  return (
    <>
      {made.length > 0 && <OneList title={block.made} documents={made} onOpen={setOpen} />}
      {(sent.length > 0 || block.none) && (
        <OneList title={block.sent} documents={sent} none={text(block.none ?? '')} onOpen={setOpen} />
      )}
      {open && (
        <Suspense fallback={null}>
          <ReaderDialog entry={open} load={context.pdf} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function useDocuments(from: string): ListedDocument[] {
  const { core, facts } = usePageScope();
  const { companyName } = useOrg().orgMetaData.companyInfo;
  const found = readPath(facts, from);
  const kindOf = (type: unknown) =>
    fillText(core, '{{item.type | word:documentType}}', { ...facts, item: { type } });
  const reader = { lender: companyName, now: serverNow(), kindOf };
  return (Array.isArray(found) ? found : [])
    .flatMap((entry) => listedDocument(entry, reader) ?? [])
    .toReversed();
}

type ListProps = {
  title: string;
  documents: ListedDocument[];
  none?: string;
  onOpen(document: OpenDocument): void;
};

function OneList({ title, documents, none, onOpen }: ListProps) {
  return (
    <section>
      <BlockTitle title={title} />
      {documents.length === 0 ? (
        <p className="hl-note">{none}</p>
      ) : (
        <ul className="hl-document-list">
          {documents.map((document) => (
            <DocumentRow key={document.uuid} document={document} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}
