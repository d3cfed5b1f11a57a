/**
 * Reads a PDF from its first page to its last (ACC-D1): at most 700 px wide, and `onBottom` once a quarter of the end mark
 * has been seen, never before every page down to the last is drawn. Where a page is too narrow to read, its words come first,
 * as text, and the pages a press away. The worker comes from our own origin.
 */

import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { say } from '../platform/data/say.ts';
import { ReaderBar } from './reader-bar.tsx';
import { type Part, reflow } from './reflow.ts';
import { Reflowed } from './reflowed.tsx';
import 'react-pdf/dist/Page/TextLayer.css';
import './pdf-reader.css';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

const MAX_WIDTH = 700;
const SEEN = 0.25;
/** Below this width, in pixels, the words of a page of paper are too small to read. */
const LEGIBLE = 560;
/** How often the text can be made larger where a page is too narrow to read. */
const STEPS = 3;
const OPTIONS = { isEvalSupported: false };

export type PdfReaderProps = {
  bytes: ArrayBuffer;
  /** Names the region for screen readers. */
  title: string;
  onBottom?: () => void;
  /** Stands below the end of the document. */
  after?: ReactNode;
  /** Another document came before it: the keyboard stays in the reader. */
  takesFocus?: boolean;
};

/** The pages below each other in a frame that scrolls by keyboard too. */
export function PdfReader({ bytes, title, onBottom, after, takesFocus = false }: PdfReaderProps) {
  const frame = useRef<HTMLElement>(null);
  const [step, setStep] = useState(0);
  const fit = Math.min(useWidth(frame), MAX_WIDTH);
  const width = fit > 0 ? widthAt(fit, step) : 0;
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const isNarrow = fit > 0 && fit < LEGIBLE;
  const text = useText(isNarrow ? pdf : undefined);
  const [wantsPages, setWantsPages] = useState(false);
  const parts = isNarrow && text && !wantsPages ? text : undefined;
  // Nothing is drawn twice: on a narrow screen pages wait until it is known that they are all there is.
  const drawsPages = fit > 0 && !parts && (!isNarrow || text !== undefined);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  // pdf.js takes the bytes away to its worker, so it gets a copy.
  const file = useMemo(() => ({ data: new Uint8Array(bytes.slice(0)) }), [bytes]);
  return (
    <>
      <ReaderBar
        {...{ bytes, title, page, pages: parts ? 0 : pages }}
        zoom={{ step, steps: isNarrow && !parts ? STEPS : 0, set: setStep }}
        {...(isNarrow && text && { text: { shown: !wantsPages, show: (shown) => setWantsPages(!shown) } })}
      />
      <section
        ref={frame}
        className="hl-pdf"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        onScroll={({ currentTarget }) => setPage(pageAt(currentTarget))}
      >
        <Document
          file={file}
          options={OPTIONS}
          onLoadSuccess={(opened) => {
            setPages(opened.numPages);
            setPdf(opened);
          }}
          loading={<p className="hl-pdf-note">{say('reader.opening')}</p>}
          error={<p className="hl-pdf-note">{say('reader.failed')}</p>}
        >
          {parts && <Reflowed parts={parts} />}
          {drawsPages &&
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
        {pages > 0 && (parts || drawn.size >= pages) && (
          <>
            <EndMark root={frame} onSeen={onBottom} />
            {after}
          </>
        )}
      </section>
    </>
  );
}

/** Its words, once they are read; null where they are not all tagged, and undefined until that is known. */
function useText(pdf: PDFDocumentProxy | undefined): Part[] | null | undefined {
  const [text, setText] = useState<Part[] | null>();
  useEffect(() => {
    if (pdf) reflow(pdf).then(setText, () => setText(null));
  }, [pdf]);
  return text;
}

/** The page that fills most of the frame, from 1. */
function pageAt(frame: HTMLElement): number {
  const middle = frame.scrollTop + frame.clientHeight / 2;
  const pages = [...frame.querySelectorAll<HTMLElement>('.react-pdf__Page')];
  return Math.max(1, pages.filter((page) => page.offsetTop - frame.offsetTop <= middle).length);
}

/** From the frame's own width to the widest, in even steps: each makes the words larger by the same share. */
function widthAt(fit: number, step: number): number {
  return Math.round(fit * (MAX_WIDTH / fit) ** (step / STEPS));
}

function EndMark({
  root,
  onSeen,
}: {
  root: React.RefObject<HTMLElement | null>;
  onSeen: (() => void) | undefined;
}) {
  const mark = useRef<HTMLParagraphElement>(null);
  const tell = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    const look = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < SEEN) return;
        look.disconnect();
        tell();
      },
      { root: root.current, threshold: SEEN },
    );
    if (mark.current) look.observe(mark.current);
    return () => look.disconnect();
  }, [root]);
  return (
    <p className="hl-pdf-end" ref={mark}>
      {say('reader.end')}
    </p>
  );
}

/** The inner width of an element in px, following it as it changes. 0 until the element is laid out. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setWidth(Math.floor(target.clientWidth - 2));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(target);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
