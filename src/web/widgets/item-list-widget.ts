/** A list of alike things: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const itemList = lazyWidget(
  { name: 'item-list', layout: 'group' },
  async () => (await import('./item-list.tsx')).ItemList,
);
