/** Several boxes of one answer: what a page knows of this widget before its code is here. The first page has no use for it. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const checkboxGroup = lazyWidget(
  { name: 'checkbox-group', layout: 'group' },
  async () => (await import('./checkbox-group.tsx')).CheckboxGroup,
);
