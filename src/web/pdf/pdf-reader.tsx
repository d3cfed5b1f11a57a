/**
 * Reads a PDF from its first page to its last (D1): at most 700 px wide, and `onBottom` once a quarter of the end mark
 * has been seen, never before every page down to the last is drawn. The worker comes from our own origin.
 */
import { IconZoomIn } from '@tabler/icons-react';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import './pdf-reader.css';
import { useWidth } from './use-width.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

const MAX_WIDTH = 700;
const SEEN = 0.25;
/** Below this width, in pixels, the words of a page of paper are too small to read. */
const LEGIBLE = 560;
const OPTIONS = { isEvalSupported: false };

export type PdfReaderProps = {
  bytes: ArrayBuffer;
  /** Names the region for those who do not see it. */
  title: string;
  onBottom?: () => void;
};

/** The pages below each other in a frame that scrolls by keyboard too. */
export function PdfReader({ bytes, title, onBottom }: PdfReaderProps) {
  const frame = useRef<HTMLElement>(null);
  const [isLarge, setLarge] = useState(false);
  const fit = Math.min(useWidth(frame), MAX_WIDTH);
  const width = isLarge ? Math.min(fit * 2, MAX_WIDTH) : fit;
  const [pages, setPages] = useState(0);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  // pdf.js takes the bytes away to its worker, so it gets a copy.
  const file = useMemo(() => ({ data: new Uint8Array(bytes.slice(0)) }), [bytes]);
  return (
    <>
      {fit > 0 && fit < LEGIBLE && <ZoomButton isLarge={isLarge} onZoom={() => setLarge(!isLarge)} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <section ref={frame} className="hl-pdf" tabIndex={0} aria-label={title}>
        <Document
          file={file}
          options={OPTIONS}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          loading={<p className="hl-pdf-note">Opening the document …</p>}
          error={<p className="hl-pdf-note">We couldn't open this document. Please download it instead.</p>}
        >
          {width > 0 &&
            Array.from({ length: pages }, (_, index) => (
              <Page
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                key={index}
                pageNumber={index + 1}
                width={width}
                renderAnnotationLayer={false}
                onRenderSuccess={() => setDrawn((before) => new Set(before).add(index))}
                loading={<div className="hl-pdf-page" />}
              />
            ))}
        </Document>
        {pages > 0 && drawn.size >= pages && <EndMark root={frame} onSeen={onBottom} />}
      </section>
    </>
  );
}

function ZoomButton({ isLarge, onZoom }: { isLarge: boolean; onZoom(): void }) {
  return (
    <button
      type="button"
      className="hl-button hl-pdf-zoom"
      data-kind="secondary"
      data-size="small"
      aria-pressed={isLarge}
      onClick={onZoom}
    >
      <IconZoomIn size={18} stroke={1.75} aria-hidden="true" />
      Larger text
    </button>
  );
}

function EndMark({
  root,
  onSeen,
}: {
  root: React.RefObject<HTMLElement | null>;
  onSeen: (() => void) | undefined;
}) {
  const mark = useRef<HTMLParagraphElement>(null);
  const tell = useRef(onSeen);
  tell.current = onSeen;
  useEffect(() => {
    const look = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < SEEN) return;
        look.disconnect();
        tell.current?.();
      },
      { root: root.current, threshold: SEEN },
    );
    if (mark.current) look.observe(mark.current);
    return () => look.disconnect();
  }, [root]);
  return (
    <p className="hl-pdf-end" ref={mark}>
      End of the document
    </p>
  );
}
