/** The judge's input: a page as the product has it, and as one lender's patch leaves it. */
import type { Org } from '../../types/org.ts';
import type { Page } from '../../types/page.ts';
import type { JsonSchema, Vocabulary } from '../content/bundle.ts';
import type { ReadWords } from './judge-text.ts';

export type LenderPage = {
  /** The lender's file; every finding is placed in it. */
  patchFile: string;
  base: Page;
  merged: Page;
  org: Org;
  domain: Readonly<Record<string, JsonSchema>>;
  vocabulary: Vocabulary;
  /** Finds what no lender's words may ask or promise (`lenders` of schemas/words.json). */
  readWords: ReadWords;
  /** `merged` is the page in another language. */
  isTranslated?: boolean;
};

/** What a lender may change where a page lists it as overridable; `fixed` may never be changed. */
export type Change = 'text' | 'order' | 'visibility' | 'limits' | 'fixed';

/** Whether the base page gives this kind of change away; limits may be given away for single fields: "limits:amount". */
export function permits({ overridable = [] }: Page, change: Change, field = ''): boolean {
  const listed: readonly string[] = overridable;
  return listed.includes(change) || (field !== '' && listed.includes(`${change}:${field}`));
}
