/** The offer with its live figures: what a page knows of this widget before its code is here. */
import { lazyWidget } from '../parts/lazy-widget.tsx';

export const offerSelector = lazyWidget(
  { name: 'offer-selector', layout: 'bare' },
  async () => (await import('./offer-selector.tsx')).OfferSelector,
);
