/** Short messages over the page: at most five are seen at once (ACC-T7); the oldest give way. No React in here. */

import { createStore } from '../platform/data/create-store.ts';
import { say } from '../platform/data/say.ts';

export type Toast = { id: number; tone: 'info' | 'success' | 'danger'; title?: string; text: string };

export const VISIBLE = 5;

/** The messages that are seen now. */
export const shownToasts = createStore<readonly Toast[]>([]);
let count = 0;

/** Shows a message. One about a failure is titled 'Error' and stays until it is closed. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  count += 1;
  const shown: Toast = {
    ...(toast.tone === 'danger' ? { title: say('page.error') } : {}),
    ...toast,
    id: count,
  };
  shownToasts.write([...shownToasts.read(), shown].slice(-VISIBLE));
  return shown.id;
}

/** Takes a message away. */
export function closeToast(id: number): void {
  shownToasts.write(shownToasts.read().filter((toast) => toast.id !== id));
}
