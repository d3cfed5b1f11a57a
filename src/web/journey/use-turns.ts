/** Keeps the answers of questions that overlap in order: one that began before what is shown came is too late. */
import { useState } from 'react';

/** `begin` numbers a question. `isLate` tells of its answer, which counts as shown when it is not. */
export function useTurns() {
  const [turns] = useState(() => {
    let begun = 0;
    let shown = 0;
    return {
      begin: () => ++begun,
      isLate: (turn: number) => {
        const late = turn < shown;
        if (!late) shown = turn;
        return late;
      },
    };
  });
  return turns;
}
