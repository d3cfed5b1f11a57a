/** Draws its children right after what the visitor sees first, which is there the sooner. */
import { type ReactNode, useDeferredValue } from 'react';

/** For what is not seen. Something seen that came later would move what stands beside it. */
export function Later({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : null;
}
