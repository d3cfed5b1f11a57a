/** One of the free appointments: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const slotPicker = lazyWidget(
  { name: 'slot-picker', layout: 'group' },
  async () => (await import('./slot-picker.tsx')).SlotPicker,
);
