/** One way to break the small flow, and the words to break it with. */
import type { Bundle } from '../../../../src/engine/content/bundle.ts';
import type { Code } from '../../../../src/engine/issues/codes.ts';

/** `change` breaks the bundle in place; a finding with this code must match `says`. */
export type Broken = { code: Code; name: string; change: (bundle: Bundle) => unknown; says: RegExp };

export const page = (bundle: Bundle, id = 'start') => bundle.pages[id] ?? raise(id);

export const rule = (bundle: Bundle, logic: unknown, name = 'isTexas') =>
  Object.assign(bundle.rules, { [name]: { means: 'Broken.', logic } });

function raise(id: string): never {
  throw new Error(`no page ${id}`);
}
