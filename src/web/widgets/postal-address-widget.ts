/** Where mail goes: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const postalAddress = lazyWidget(
  { name: 'postal-address', layout: 'group' },
  async () => (await import('./postal-address.tsx')).PostalAddress,
);
