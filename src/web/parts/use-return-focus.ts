/** Gives the focus back to the element that had it, once the part that took it is gone. */
import { useEffect, useState } from 'react';

/** An element that has left the page gets nothing. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
