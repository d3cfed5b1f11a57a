/** The wish not to sign: what a page knows of this widget before its code is here. Only pages that sign ask by it. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const wishLink = lazyWidget(
  { name: 'wish-link', layout: 'bare' },
  async () => (await import('./wish-link.tsx')).WishLink,
);
