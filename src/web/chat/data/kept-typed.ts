/** What is in the chat's field, for as long as the browser's tab: a reload brings it back, to whoever typed it. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { readToken, storageKey } from '../../platform/api/transport/token.ts';
import { tokenAccount } from '../../platform/api/transport/token-end.ts';

const NAME = 'webchat-typed';

/** Empty for someone else's: another person may have logged in. */
export function keptTyped(): string {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(NAME)) ?? '{}');
    return isRecord(kept) && kept.by === typist() && typeof kept.text === 'string' ? kept.text : '';
  } catch {
    return '';
  }
}

export function keepTyped(text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(storageKey(NAME));
    else window.sessionStorage.setItem(storageKey(NAME), JSON.stringify({ by: typist(), text }));
  } catch {
    // Storage is full or denied: the field keeps it for this visit.
  }
}

const typist = () => tokenAccount(readToken() ?? '') ?? '';
