/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * A path into the facts: application.status.uwDecision. Empty inside some, all, none: the entry itself.
 */
export type Path = string;
/**
 * A constant, a list, or an operation.
 */
export type Expression = (string | number | boolean | null) | Expression[] | Operation;
/**
 * Equal, loosely as in JavaScript.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair = Expression[];
/**
 * Equal, and of one type.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair1 = Expression[];
/**
 * @minItems 2
 * @maxItems 2
 */
export type Pair2 = Expression[];
export type List = Expression[];
/**
 * [if, then, else if, then, …, else].
 */
export type List1 = Expression[];
/**
 * Less than; with three operands: between.
 *
 * @minItems 2
 * @maxItems 3
 */
export type Range = Expression[];
/**
 * @minItems 2
 * @maxItems 3
 */
export type Range1 = Expression[];
/**
 * [needle, list or text].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair3 = Expression[];
/**
 * [list, test]: at least one entry; var reads from the entry.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair4 = Expression[];
/**
 * [list, test]: every entry, and at least one.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair5 = Expression[];
/**
 * [list, test]: no entry.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair6 = Expression[];

/**
 * Named rules: each beside the plain sentence that it means. The only place where logic lives. A name is a claim: is…, are…, has… say what is so; needs… says what an application needs next, and routes ask it; can… says what the server may do next; may… says what the borrower may open, press or choose. What is not so is asked by ! before the name ("when": "!hasOffer"), never by a rule of its own. No two names differ by their first word alone.
 */
export interface Rules {
  [k: string]: Rule;
}
/**
 * This interface was referenced by `Rules`'s JSON-Schema definition
 * via the `patternProperty` "^(?!always$|never$)[a-z][A-Za-z0-9]*$".
 */
export interface Rule {
  /**
   * The claim in a plain sentence: 'The property is in Texas.'
   */
  means: string;
  logic: Operation;
}
/**
 * Exactly one operator with its operands (JSON-logic).
 */
export interface Operation {
  /**
   * The value at a path; [path, default] when it may be missing.
   */
  var?: Path | [Path, string | number | boolean | null | unknown[]];
  /**
   * Another rule, by name.
   */
  rule?: string;
  /**
   * Neither missing, null, '' nor an empty list.
   */
  present?: (string | number | boolean | null) | Expression[] | Operation;
  /**
   * [list, key, value, field]: the field of the first entry whose key equals value.
   *
   * @minItems 4
   * @maxItems 4
   */
  lookup?: [Expression, string, Expression, string];
  '=='?: Pair;
  '==='?: Pair1;
  '!='?: Pair2;
  '!=='?: Pair2;
  /**
   * A constant, a list, or an operation.
   */
  '!'?: (string | number | boolean | null) | Expression[] | Operation;
  /**
   * A constant, a list, or an operation.
   */
  '!!'?: (string | number | boolean | null) | Expression[] | Operation;
  and?: List;
  or?: List;
  if?: List1;
  '<'?: Range;
  '<='?: Range1;
  '>'?: Pair2;
  '>='?: Pair2;
  in?: Pair3;
  some?: Pair4;
  all?: Pair5;
  none?: Pair6;
  '+'?: List;
  '-'?: List;
  '*'?: List;
  '/'?: Pair2;
  '%'?: Pair2;
  min?: List;
  max?: List;
}
