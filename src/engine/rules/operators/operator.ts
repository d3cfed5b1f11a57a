/** What an operator of the rules is. Each of ours is one file of this folder; `operators` lists them all. */
export type Operator = {
  /** The word in content. */
  name: string;
  /** The value, from the computed operands; `this` is the data. Absent where the library's own meaning stands. */
  run?(this: unknown, ...values: never[]): unknown;
  /** Makes the operands ready once, as a call of `run` by another name. */
  prepare?: { as: string; operands(operands: unknown): unknown[] };
  /** The paths that the operands, as they are written, read from the data. */
  reads?(operands: unknown): string[];
  /** The rule that the operands name: it takes their place. */
  calls?(operands: unknown): string;
  /** The second operand is asked of each entry of the first. */
  listScope?: true;
  /** Which operands name properties of the entries of the first. */
  entryNames?(operands: unknown): string[];
};
