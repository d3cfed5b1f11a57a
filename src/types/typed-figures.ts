/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Which numbers of the content no text may type, because a text fills them in. `flow check` finds them. */
export interface TypedFigures {
  /** Numbers as they are written out: twelve is 12. */
  numbers: { [k: string]: number };
  /** Unit -> how a text says a number of it. A unit without words is said by its sign in every language. */
  units: { [k: string]: FigureUnit };
  /** Unit -> where its numbers stand, as a text names them: pricing.amount.minimum. */
  values: { [k: string]: string[] };
  /** What says such a number by itself: the law's own, how long something takes, another thing of the same size. */
  except: FigureException[];
}
export interface FigureUnit {
  /** The sign before the number. */
  before?: string;
  /** The sign after it. */
  after?: string;
  /** Words after it, singular. */
  words?: string[];
}
export interface FigureException {
  /** Words around the number, which # stands for. */
  says: string[];
  /** Only in files whose path has this. */
  in?: string;
  /** Why it is no copy. */
  why: string;
}
