/** Lets work under one key run one after the other, and work under different keys side by side. */

export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A failure holds up nothing that waits behind it. */
export function turns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
