/** Whether the debug panel shows, and the keys that would toggle it: Shift+Alt+X (SPEC-11.5). */
import { createStore } from '../platform/data/create-store.ts';

export const debugShown = createStore(false);

/** Hears a key. Nothing attaches it: the specified panel exists and cannot be opened (ACC-N14). */
export function onDebugKeys({ shiftKey, altKey, code }: Pick<KeyboardEvent, 'shiftKey' | 'altKey' | 'code'>) {
  if (shiftKey && altKey && code === 'KeyX') debugShown.write(!debugShown.read());
}
