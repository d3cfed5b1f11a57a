/** What stands above an open document: which page is seen, larger and smaller text where the frame is narrow, download. */

import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { showToast } from '../parts/toast-store.ts';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import { downloadPdf } from '../platform/data/download-pdf.ts';
import { say } from '../platform/data/say.ts';

type Props = {
  bytes: ArrayBuffer;
  title: string;
  /** What is kept, where what is shown is drawn from it. */
  original?: () => Promise<ArrayBuffer>;
  /** From 1; 0 pages while the document is opening. */
  page: number;
  pages: number;
  zoom: { step: number; steps: number; set(step: number): void };
  /** Whether its words are shown in place of its pages, where they can be. */
  text?: { shown: boolean; show(text: boolean): void };
};

export function ReaderBar({ bytes, title, original = async () => bytes, page, pages, zoom, text }: Props) {
  return (
    <div className="hl-pdf-bar">
      <p className="hl-note hl-number">{pages > 0 && say('reader.page', { page, pages })}</p>
      {text && (
        <button
          type="button"
          className="hl-button"
          data-kind="quiet"
          data-size="small"
          onClick={() => text.show(!text.shown)}
        >
          {say(text.shown ? 'reader.asPages' : 'reader.asText')}
        </button>
      )}
      {zoom.steps > 0 && (
        <>
          <button
            type="button"
            className="hl-icon-button"
            aria-label={say('reader.smaller')}
            disabled={zoom.step === 0}
            onClick={() => zoom.set(zoom.step - 1)}
          >
            <IconZoomOut size={22} stroke={1.75} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="hl-icon-button"
            aria-label={say('reader.larger')}
            disabled={zoom.step === zoom.steps}
            onClick={() => zoom.set(zoom.step + 1)}
          >
            <IconZoomIn size={22} stroke={1.75} aria-hidden="true" />
          </button>
        </>
      )}
      <button
        type="button"
        className="hl-icon-button"
        aria-label={say('reader.download', { title })}
        onClick={() => original().then((kept) => downloadPdf(kept, title), sayFailure)}
      >
        <IconDownload size={22} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

const sayFailure = (error: unknown) => showToast({ tone: 'danger', text: failureSentence(error) });
