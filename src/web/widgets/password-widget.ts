/** A password: what a page knows of this widget before its code is here. It is asked on the last page of registration and at the login. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const password = lazyWidget(
  { name: 'password', layout: 'field' },
  async () => (await import('./password.tsx')).Password,
);
