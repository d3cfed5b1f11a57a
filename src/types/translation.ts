/* Generated from schemas/ by `npm run types`. Do not edit. */

export type Words =
  | string
  | { [k: string]: Words }
  | Words[];

/** The words of another language for the file of the same path: the same keys, and texts. An entry of a list goes by its id, const or page, else by its place (0, 1, …). */
export interface Translation { [k: string]: Words }
