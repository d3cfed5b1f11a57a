/** A Social Security number: what a page knows of this widget before its code is here. It is asked after the offer. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const ssn = lazyWidget({ name: 'ssn', layout: 'field' }, async () => (await import('./ssn.tsx')).Ssn);
