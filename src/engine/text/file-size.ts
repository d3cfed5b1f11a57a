/** Size of a file: 812 bytes, 14.2 KB, 3.1 MB. */

import { toNumber } from './to-number.ts';

export function fileSize(value: unknown): string {
  const bytes = toNumber(value);
  if (bytes === null) return '—';
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const kilobytes = (bytes / 1024).toFixed(1);
  return bytes < 1024 * 1024 && kilobytes !== '1024.0'
    ? `${kilobytes} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
