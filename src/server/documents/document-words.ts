/** What every document says besides its template, in the language of the flows. */

import { speaking } from '../language/spoken.ts';
import { type Wording, wordingOf } from '../language/wording.ts';
import type { World } from '../world/world.ts';

export type DocumentWords = Wording['word'];

export function documentWords({ content }: World, orgCode: string): DocumentWords {
  return speaking(undefined, () => wordingOf(content, orgCode).word);
}
