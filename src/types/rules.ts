/* Generated from schemas/ by `npm run types`. Do not edit. */

/** A constant, a list, or an operation. */
export type Expression = (string | number | boolean | null) | Expression[] | Operation;
export type List = Expression[];
export type Pair = Expression[];
export type Range = Expression[];
/** A path into the facts: application.status.uwDecision. Empty inside some, all, none: the entry itself. */
export type Path = string;

/** Named rules: each beside the plain sentence that it means. The only place where logic lives. A name is a claim: is…, are…, has… say what is so; needs… says what an application needs next, and routes ask it; can… says what the server may do next; may… says what the borrower may open, press or choose. What is not so is asked by ! before the name ("when": "!hasOffer"), never by a rule of its own. No two names differ by their first word alone. */
export interface Rules {
  /**
   * This interface was referenced by `Rules`'s JSON-Schema definition
   * via the `patternProperty` "^(?!always$|never$)[a-z][A-Za-z0-9]*$".
   */
  [k: string]: Rule;
}
export interface Rule {
  /** The claim in a plain sentence: 'The property is in Texas.' */
  means: string;
  logic: Operation;
}
/** Exactly one operator with its operands (JSON-logic). */
export interface Operation {
  /** The value at a path; [path, default] when it may be missing. */
  var?: Path | [Path, string | number | boolean | null | unknown[]];
  /** Another rule, by name. */
  rule?: string;
  /** Neither missing, null, '' nor an empty list. */
  present?: Expression;
  /** [list, key, value, field]: the field of the first entry whose key equals value. */
  lookup?: [Expression, string, Expression, string];
  /** Equal, loosely as in JavaScript. */
  '=='?: Pair;
  /** Equal, and of one type. */
  '==='?: Pair;
  '!='?: Pair;
  '!=='?: Pair;
  /** Not. */
  '!'?: Expression;
  /** Truthy; an empty list is not. */
  '!!'?: Expression;
  and?: List;
  or?: List;
  /** [if, then, else if, then, …, else]. */
  if?: List;
  /** Less than; with three operands: between. */
  '<'?: Range;
  '<='?: Range;
  '>'?: Pair;
  '>='?: Pair;
  /** [needle, list or text]. */
  in?: Pair;
  /** [list, test]: at least one entry; var reads from the entry. */
  some?: Pair;
  /** [list, test]: every entry, and at least one. */
  all?: Pair;
  /** [list, test]: no entry. */
  none?: Pair;
  '+'?: List;
  '-'?: List;
  '*'?: List;
  '/'?: Pair;
  '%'?: Pair;
  min?: List;
  max?: List;
}
