/** How much each trait of a question tells: more, the fewer questions have it. What only one question has, tells nothing of others. */
import { type Traits, traitCount } from './traits.ts';

/** The rows of the traits that tell, and how much each does. Each group together has the length 1. */
export type Scaled = { rows: Int32Array; values: Float32Array };

export type TraitScale = { rows: number; scale(traits: Traits): Scaled };

/** Questions that a trait must have to tell. */
const fewest = 2;

export function traitScale(questions: readonly Traits[]): TraitScale {
  const having = new Uint32Array(traitCount);
  for (const traits of questions)
    for (const trait of new Set(traits.flat())) having[trait] = at(having, trait) + 1;
  const telling = [...having.keys()].filter((trait) => at(having, trait) >= fewest);
  const rowOf = new Int32Array(traitCount).fill(-1);
  telling.forEach((trait, row) => {
    rowOf[trait] = row;
  });
  const tells = Float32Array.from(
    telling,
    (trait) => Math.log((1 + questions.length) / (1 + at(having, trait))) + 1,
  );
  return {
    rows: telling.length,
    scale: (traits) => {
      const parts = traits.map((group) => scaleGroup(group, rowOf, tells));
      return {
        rows: Int32Array.from(parts.flatMap(({ rows }) => rows)),
        values: Float32Array.from(parts.flatMap(({ values }) => values)),
      };
    },
  };
}

function scaleGroup(group: readonly number[], rowOf: Int32Array, tells: Float32Array) {
  const times = new Map<number, number>();
  for (const trait of group) {
    const row = at(rowOf, trait);
    if (row >= 0) times.set(row, (times.get(row) ?? 0) + 1);
  }
  const rows = [...times.keys()];
  const values = rows.map((row) => (1 + Math.log(times.get(row) ?? 1)) * at(tells, row));
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { rows, values: values.map((value) => value / length) };
}

const at = (numbers: Uint32Array | Int32Array | Float32Array, index: number) => numbers[index] ?? 0;
