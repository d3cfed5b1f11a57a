/** Whether the debug panel shows, and the keys that would toggle it: Shift+Alt+X (SPEC-11.5). */

let isShown = false;
const listeners = new Set<() => void>();

/** Hears a key. Nobody attaches it: the specification's panel exists and cannot be opened (ACC-N14). */
export function onDebugKeys({ shiftKey, altKey, code }: Pick<KeyboardEvent, 'shiftKey' | 'altKey' | 'code'>) {
  if (!shiftKey || !altKey || code !== 'KeyX') return;
  isShown = !isShown;
  for (const listen of listeners) listen();
}

export function readDebugShown(): boolean {
  return isShown;
}

/** Tells of every change. Returns how to stop. */
export function watchDebugShown(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
