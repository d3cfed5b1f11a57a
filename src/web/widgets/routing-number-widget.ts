/** A bank's routing number: what a page knows of this widget before its code is here. The first page has no use for it. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const routingNumber = lazyWidget(
  { name: 'routing-number', layout: 'field' },
  async () => (await import('./routing-number.tsx')).RoutingNumber,
);
