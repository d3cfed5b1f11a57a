/** JSON pointers (RFC 6901): "/ui/amount/ui:help". In a key, ~ is written ~0 and / is written ~1. */
import { isRecord } from './facts.ts';

/** The pointer of a list of keys; no keys are the whole document, "". */
export function pointerOf(keys: ReadonlyArray<string | number>): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The keys of a pointer. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointers of everything in a JSON object that is no object itself. */
export function leafPointers(value: unknown, keys: readonly string[] = []): string[] {
  if (!isRecord(value)) return [pointerOf(keys)];
  return Object.entries(value).flatMap(([key, inner]) => leafPointers(inner, [...keys, key]));
}
