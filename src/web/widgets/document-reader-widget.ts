/** Documents to read to the end: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const documentReader = lazyWidget(
  { name: 'document-reader', layout: 'group', tells: true },
  async () => (await import('./document-reader.tsx')).DocumentReader,
);
