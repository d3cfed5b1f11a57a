/** What a reader chose on a list, kept for the visit: the way back from an entry leads to the same part of the list. */
import { useState } from 'react';

type Choice = Readonly<Record<string, string>>;

/** `key` names the list. `choose` replaces one value; an empty one takes it back. */
export function useKeptChoice(key: string): [Choice, (name: string, value: string) => void] {
  const place = `heloc-list-${key}`;
  const [choice, setChoice] = useState<Choice>(() => read(place));
  const choose = (name: string, value: string) => {
    const next = { ...choice, [name]: value };
    write(place, next);
    setChoice(next);
  };
  return [choice, choose];
}

function read(place: string): Choice {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(place) ?? '{}');
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    return Object.fromEntries(entries.filter((one): one is [string, string] => typeof one[1] === 'string'));
  } catch {
    // Without storage, or with something else in it, nothing was chosen.
    return {};
  }
}

function write(place: string, choice: Choice): void {
  try {
    window.sessionStorage.setItem(place, JSON.stringify(choice));
  } catch {
    // Without storage, a choice lasts as long as its page.
  }
}
