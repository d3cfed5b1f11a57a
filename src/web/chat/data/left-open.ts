/** Whether the panel was open when this tab was loaded last: it then opens again. */
import { storageKey } from '../../platform/api/transport/token.ts';

const NAME = 'webchat_open';

export function isLeftOpen(): boolean {
  try {
    return window.sessionStorage.getItem(storageKey(NAME)) !== null;
  } catch {
    return false;
  }
}

export function leaveOpen(open: boolean): void {
  try {
    if (open) window.sessionStorage.setItem(storageKey(NAME), 'open');
    else window.sessionStorage.removeItem(storageKey(NAME));
  } catch {
    // Without storage the panel stays closed after a reload.
  }
}
