/** Completions of an address while it is typed: asked once the typing pauses, an overtaken question is dropped. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import type { PageContext } from '../../platform/data/widget.ts';

type Ask = Pick<PageContext, 'call'>;

const PAUSE_MS = 200;
const SHORTEST = 3; // what the server takes
const LONGEST = 100;

// One and the same: a letter while nothing is found draws nothing.
const none: JsonObject[] = [];
const nothing = () => undefined;

/** `complete('101 Sand', page)` asks, `complete('')` stops. Nothing is found while a question is under way or when it fails. */
export function useCompletions() {
  const [found, setFound] = useState(none);
  const end = useRef<() => void>(nothing);
  const complete = useCallback((typed: string, page?: Ask) => {
    end.current();
    end.current = nothing;
    setFound(none);
    const text = typed.trim().slice(0, LONGEST);
    if (!page || text.length < SHORTEST) return;
    const over = new AbortController();
    const look = () =>
      completions(page, text, over.signal).then((items) => over.signal.aborted || setFound(items));
    const timer = setTimeout(look, PAUSE_MS);
    end.current = () => {
      clearTimeout(timer);
      over.abort();
    };
  }, []);
  useEffect(() => () => end.current(), []);
  return { found, complete };
}

async function completions({ call }: Ask, text: string, signal: AbortSignal): Promise<JsonObject[]> {
  const path = '/service-application/external/api/v1/address/complete';
  try {
    const answer = await call({ method: 'POST', path, body: { text }, signal });
    return isRecord(answer) && Array.isArray(answer.items) ? answer.items.filter(isRecord) : [];
  } catch {
    // Suggestions are optional: without them the borrower types on.
    return [];
  }
}
