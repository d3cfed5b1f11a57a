/** Questions against the clock: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const kba = lazyWidget({ name: 'kba', layout: 'group' }, async () => (await import('./kba.tsx')).Kba);
