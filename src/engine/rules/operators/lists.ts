import type { Ask, Operator } from './operator.ts';
import { isTrue } from './truth.ts';

/** How a list is asked: of entries that hold, `some`, all or none; of an empty list none does. */
function listOperator(
  name: string,
  judge: (list: readonly unknown[], holds: (entry: unknown) => boolean) => boolean,
): Operator {
  return {
    name,
    listScope: true,
    ready([list = nothing, test = nothing]) {
      const holds = (entry: unknown) => isTrue(test(entry));
      return (data) => {
        const entries = list(data);
        return judge(Array.isArray(entries) ? entries : [], holds);
      };
    },
  };
}

const nothing: Ask = () => undefined;

/** Whether the test holds for at least one entry of the list, for every entry (an empty list has none), or for no entry. */
export const lists = [
  listOperator('some', (list, holds) => list.some(holds)),
  listOperator('all', (list, holds) => list.length > 0 && list.every(holds)),
  listOperator('none', (list, holds) => !list.some(holds)),
];
