/** Fills `{{path | format}}` in a text from facts. A missing value is a dash; nothing is ever evaluated. */
import { readPath } from '../read-path.ts';
import { textFormats } from './text-formats.ts';

/** One `{{path | format}}` of a text. */
export type Slot = { source: string; path: string; format: string | undefined };

const slots = /\{\{\s*([A-Za-z0-9_.-]+)\s*(?:\|\s*([a-z-]+)\s*)?\}\}/g;

/** The text with every slot filled in. */
export function interpolate(text: string, facts: unknown): string {
  return text.replace(slots, (_, path: string, format?: string) => shown(readPath(facts, path), format));
}

/** The slots of a text, in order; tools check their paths and formats. */
export function slotsOf(text: string): Slot[] {
  return [...text.matchAll(slots)].map(([source, path = '', format]) => ({ source, path, format }));
}

function shown(value: unknown, format: string | undefined): string {
  if (value === undefined || value === null || value === '') return '—';
  const write = format !== undefined && Object.hasOwn(textFormats, format) ? textFormats[format] : undefined;
  if (write) return write(value);
  return typeof value === 'object' ? '—' : String(value);
}
