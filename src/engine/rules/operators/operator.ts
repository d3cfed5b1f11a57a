/** A piece of logic made ready: its value over the data. */
export type Ask = (data: unknown) => unknown;

/** What an operator of the rules is. Each of ours is one file of this folder; `operators` lists them all. */
export type Operator = {
  /** The word in content. */
  name: string;
  /** The value, from the computed operands. */
  run?(...values: never[]): unknown;
  /** For operators that ask their operands themselves: `parts` are the operands, made ready; `operands` stand as they are written. */
  ready?(parts: readonly Ask[], operands: unknown): Ask;
  /** The paths that the operands, as they are written, read from the data. */
  reads?(operands: unknown): string[];
  /** The rule that the operands name: it takes their place. */
  calls?(operands: unknown): string;
  /** The second operand is asked of each entry of the first. */
  listScope?: true;
  /** Which operands name properties of the entries of the first. */
  entryNames?(operands: unknown): string[];
};
