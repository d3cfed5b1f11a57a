/** Demographic information: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const hmda = lazyWidget(
  { name: 'hmda', layout: 'group', height: 1500 },
  async () => (await import('./hmda.tsx')).Hmda,
);
