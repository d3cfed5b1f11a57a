/** Files, from a camera or a disk: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const fileUpload = lazyWidget(
  { name: 'file-upload', layout: 'group' },
  async () => (await import('./file-upload.tsx')).FileUpload,
);
