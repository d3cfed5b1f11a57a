/** Linking a bank account: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const bankLink = lazyWidget(
  { name: 'bank-link', layout: 'group' },
  async () => (await import('./bank-link.tsx')).BankLink,
);
