/** A code that was mailed or texted: what a page knows of this widget before its code is here. The first page sends none. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const otp = lazyWidget({ name: 'otp', layout: 'field' }, async () => (await import('./otp.tsx')).Otp);
