/** Every document of an application in two lists: what the lender made and what was uploaded, the newest first. */
import { lazy, Suspense, useState } from 'react';
import { readPath } from '../../engine/facts/read-path.ts';
import type { PapersBlock } from '../../types/page.ts';
import { fillText } from '../data/fill-text.ts';
import { useOrg } from '../data/org-context.ts';
import { serverNow } from '../data/server-clock.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { BlockTitle } from './heading.tsx';
import { type PaperEntry, paperEntry } from './paper-entry.ts';
import { type OpenPaper, PaperRow } from './paper-row.tsx';
import './papers.css';

const ReaderDialog = lazy(async () => ({ default: (await import('../pdf/reader-dialog.tsx')).ReaderDialog }));

export function Papers({ block }: BlockProps<PapersBlock>) {
  const { context, text } = usePageScope();
  const [open, setOpen] = useState<OpenPaper>();
  const papers = usePapers(block.from);
  const made = papers.filter(({ isSent }) => !isSent);
  const sent = papers.filter(({ isSent }) => isSent);
  return (
    <>
      {made.length > 0 && <PaperList title={block.made} papers={made} onOpen={setOpen} />}
      {(sent.length > 0 || block.none) && (
        <PaperList title={block.sent} papers={sent} none={text(block.none ?? '')} onOpen={setOpen} />
      )}
      {open && (
        <Suspense fallback={null}>
          <ReaderDialog entry={open} load={context.pdf} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function usePapers(from: string): PaperEntry[] {
  const { core, facts } = usePageScope();
  const { companyName } = useOrg().orgMetaData.companyInfo;
  const found = readPath(facts, from);
  const kindOf = (type: unknown) =>
    fillText(core, '{{item.type | word:documentType}}', { ...facts, item: { type } });
  const reader = { lender: companyName, now: serverNow(), kindOf };
  return (Array.isArray(found) ? found : []).flatMap((entry) => paperEntry(entry, reader) ?? []).toReversed();
}

type ListProps = { title: string; papers: PaperEntry[]; none?: string; onOpen(paper: OpenPaper): void };

function PaperList({ title, papers, none, onOpen }: ListProps) {
  return (
    <section>
      <BlockTitle title={title} />
      {papers.length === 0 ? (
        <p className="hl-note">{none}</p>
      ) : (
        <ul className="hl-papers">
          {papers.map((paper) => (
            <PaperRow key={paper.uuid} paper={paper} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}
