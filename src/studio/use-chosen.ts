/** What is on the screen, in the address: a reload, a bookmark and the back button keep it. */
import { useEffect, useState } from 'react';

export type Chosen = { flow: string; page: string; org: string; view: string };

// What is not named is chosen by what there is: the first flow that asks page by page, our own lender.
const first: Chosen = { flow: '', page: '', org: '', view: 'form' };

export function useChosen(): [Chosen, (change: Partial<Chosen>) => void] {
  const [chosen, setChosen] = useState(read);
  useEffect(() => {
    const back = () => setChosen(read());
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  return [
    chosen,
    (change) => {
      const next = { ...read(), ...change };
      window.history.pushState(null, '', `?${new URLSearchParams(next)}`);
      setChosen(next);
    },
  ];
}

function read(): Chosen {
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...first, ...query };
}
