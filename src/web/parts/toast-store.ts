/** Short messages over the page: at most five are seen at once (ACC-T7); the oldest give way. No React in here. */
export type Toast = { id: number; tone: 'info' | 'success' | 'danger'; title?: string; text: string };

export const VISIBLE = 5;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a message. One about a failure is titled 'Error' and stays until it is closed. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  count += 1;
  const shown: Toast = { ...(toast.tone === 'danger' ? { title: 'Error' } : {}), ...toast, id: count };
  set([...toasts, shown].slice(-VISIBLE));
  return shown.id;
}

/** Takes a message away. */
export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** The messages that are seen now. */
export function readToasts(): readonly Toast[] {
  return toasts;
}

/** Tells `listen` of every change. Returns how to stop. */
export function watchToasts(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listen of listeners) listen();
}
