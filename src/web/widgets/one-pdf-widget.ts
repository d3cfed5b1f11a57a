/** One PDF of what the page is about: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const onePdf = lazyWidget(
  { name: 'one-pdf', layout: 'group' },
  async () => (await import('./one-pdf.tsx')).OnePdf,
);
