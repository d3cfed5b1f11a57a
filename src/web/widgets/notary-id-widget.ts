/** The notary's number: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const notaryId = lazyWidget(
  { name: 'notary-id', layout: 'field' },
  async () => (await import('./notary-id.tsx')).NotaryId,
);
