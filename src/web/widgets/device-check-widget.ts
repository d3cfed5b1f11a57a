/** Camera, microphone and location: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const deviceCheck = lazyWidget(
  { name: 'device-check', layout: 'group' },
  async () => (await import('./device-check.tsx')).DeviceCheck,
);
