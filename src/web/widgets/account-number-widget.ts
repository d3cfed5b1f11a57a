/** A bank account number: what a page knows of this widget before its code is here. The first page has no use for it. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const accountNumber = lazyWidget(
  { name: 'account-number', layout: 'field' },
  async () => (await import('./account-number.tsx')).AccountNumber,
);
