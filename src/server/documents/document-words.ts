/** What every document says besides its template, in the language of the flows. */

import { speaking } from '../platform/language/spoken.ts';
import { type Wording, wordingOf } from '../platform/language/wording.ts';
import type { World } from '../platform/world/world.ts';

export type DocumentWords = Wording['word'];

export function documentWords({ content }: World, orgCode: string): DocumentWords {
  return speaking(undefined, () => wordingOf(content, orgCode).word);
}
