/** A typed name adopted as signature: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const signature = lazyWidget(
  { name: 'signature', layout: 'group' },
  async () => (await import('./signature.tsx')).Signature,
);
