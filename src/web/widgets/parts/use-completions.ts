/** Completions of an address while it is typed: asked once the typing pauses, an overtaken question is dropped. */
import { useEffect, useRef, useState } from 'react';
import { isObject, type JsonObject } from '../../data/json.ts';
import type { PageContext } from '../widget.ts';

type Ask = Pick<PageContext, 'call'>;

const PAUSE_MS = 200;
const SHORTEST = 3; // what the server takes
const LONGEST = 100;

/** `complete('101 Sand')` asks, `complete('')` stops. Nothing is found while a question is under way or when it fails. */
export function useCompletions(page: Ask) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<JsonObject[]>([]);
  const { call } = useLatest(page);
  useEffect(() => {
    setFound([]);
    const text = typed.trim().slice(0, LONGEST);
    if (text.length < SHORTEST) return;
    const over = new AbortController();
    const ask = () =>
      completions({ call }, text, over.signal).then((items) => over.signal.aborted || setFound(items));
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [typed, call]);
  return { found, complete: setTyped };
}

// The page's context is new with every drawing; a question must not be asked again for that.
function useLatest(page: Ask): Ask {
  const latest = useRef(page);
  latest.current = page;
  const [stable] = useState<Ask>(() => ({ call: (request) => latest.current.call(request) }));
  return stable;
}

async function completions({ call }: Ask, text: string, signal: AbortSignal): Promise<JsonObject[]> {
  const path = '/service-application/external/api/v1/address/complete';
  try {
    const answer = await call({ method: 'POST', path, body: { text }, signal });
    return isObject(answer) && Array.isArray(answer.items) ? answer.items.filter(isObject) : [];
  } catch {
    // Suggestions are a courtesy: without them one types on.
    return [];
  }
}
