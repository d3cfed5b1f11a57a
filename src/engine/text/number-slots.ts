/** Where a text fills in numbers of the content: `{{limits.login.codeMinutes}}`, `{{pricing.points.term | or:years}}`. */

/** One such place. `inner` is the format of each number after a word for several ("or:years"). */
export type NumberSlot = {
  source: string;
  root: NumberRoot;
  /** Without the root. */
  path: string;
  format?: string | undefined;
  inner?: string | undefined;
};

/** What numbers come from: a file of this name. */
export type NumberRoot = 'limits' | 'pricing' | 'decisions';

/** The files by their names. */
export const numberRoots: readonly NumberRoot[] = ['limits', 'pricing', 'decisions'];

const slots =
  /\{\{\s*(limits|pricing|decisions)\.([A-Za-z0-9_.*-]+)\s*(?:\|\s*([a-z-]+)(?::([a-z-]+))?\s*)?\}\}/g;

/** The places of a text, in order. */
export function numberSlots(text: string): NumberSlot[] {
  return [...text.matchAll(slots)].map(([source, root, path = '', format, inner]) => ({
    source,
    root: root as NumberRoot,
    path,
    format,
    inner,
  }));
}
