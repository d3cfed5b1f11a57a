/** Several lines of text: what a page knows of this widget before its code is here. The first page asks for none. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const textarea = lazyWidget(
  { name: 'textarea', layout: 'field' },
  async () => (await import('./textarea.tsx')).TextArea,
);
