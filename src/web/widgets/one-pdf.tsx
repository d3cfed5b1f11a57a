/**
 * One PDF that belongs to what the page is about: sent as soon as it is chosen, shown with what the virus scanner says of
 * it, and replaced by the next. The server's facts say what is there; a reload changes nothing.
 */
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FileRef } from '../platform/data/file-ref.ts';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { DropZone } from './parts/drop-zone.tsx';
import { FileRow } from './parts/file-row.tsx';
import { group } from './parts/group.ts';
import { KeptPdf } from './parts/kept-pdf.tsx';
import { type KeptPdfFact, keptPdf } from './parts/kept-pdf-fact.ts';
import { useOnePdf } from './parts/use-one-pdf.ts';
import './file-upload.css';
import { part } from '../platform/jsx/part.tsx';

const ReaderDialog = part(
  'reader-dialog',
  async () => (await import('../pdf/reader-dialog.tsx')).ReaderDialog,
);

/** How often the page asks for the scanner's verdict, in milliseconds. */
const askEveryMs = 5_000;

/** Value [{ uuid, name, size, type }] of what the server has and the scanner has not refused. */
export function OnePdf(props: WidgetProps<FileRef[], 'one-pdf'>) {
  const { facts, options, page } = props;
  const kept = keptPdf(facts, options.from);
  const sending = useOnePdf(props);
  const [isOpen, setOpen] = useState(false);
  useAnswerOf(kept, props);
  useWhile(kept?.status === 'CHECKING', page.refresh, askEveryMs);
  return (
    <div {...group(props)} className="hl-upload" data-invalid={props.invalid}>
      {(kept || sending.row) && (
        <ul className="hl-upload-rows">
          {kept && <KeptPdf file={kept} onOpen={() => setOpen(true)} />}
          {sending.row && (
            <FileRow row={sending.row} locked={false} onRemove={sending.forget} onRetry={sending.retry} />
          )}
        </ul>
      )}
      {/* It stays while a file is on its way: whoever chose by keyboard would lose their place. */}
      {!props.disabled && (
        <DropZone
          of={{ ...props, options: {} }}
          room={1}
          only={{
            accept: '.pdf,application/pdf',
            choose: say(kept ? 'one-pdf.replace' : 'one-pdf.choose'),
            kinds: say('one-pdf.kinds'),
          }}
          onFiles={sending.add}
        />
      )}
      <p className="hl-hidden" role="status">
        {sending.news}
      </p>
      {isOpen && kept && (
        <Suspense fallback={null}>
          <ReaderDialog entry={kept} load={page.pdf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The facts say what is there, also after a reload and when a colleague sent it. */
function useAnswerOf(
  kept: KeptPdfFact | undefined,
  { value, disabled, onChange }: Pick<WidgetProps<FileRef[], 'one-pdf'>, 'value' | 'disabled' | 'onChange'>,
): void {
  const is = kept && kept.status !== 'INFECTED' ? kept : undefined;
  const known = value?.[0]?.uuid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file changes the answer
  useEffect(() => {
    if (disabled || known === is?.uuid) return;
    onChange(is && [{ uuid: is.uuid, name: is.title, size: is.size, type: 'application/pdf' }]);
  }, [is?.uuid, known, disabled]);
}

/** Does something again and again while a condition holds, and not while the page is out of sight. @param everyMs milliseconds */
function useWhile(holds: boolean, work: () => Promise<unknown>, everyMs: number): void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!holds) return;
    const timer = setInterval(() => {
      // A call that fails is made again the next time.
      if (!document.hidden) latest.current().catch(() => undefined);
    }, everyMs);
    return () => clearInterval(timer);
  }, [holds, everyMs]);
}
