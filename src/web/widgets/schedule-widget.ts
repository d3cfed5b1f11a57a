/** Several preferred times: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const schedule = lazyWidget(
  { name: 'schedule', layout: 'group' },
  async () => (await import('./schedule.tsx')).Schedule,
);
