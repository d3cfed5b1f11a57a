/** Completions of an address while it is typed: asked once the typing pauses, an overtaken question is dropped. */
import { useEffect, useEffectEvent, useState } from 'react';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import type { PageContext } from '../../platform/data/widget.ts';

type Ask = Pick<PageContext, 'call'>;

const PAUSE_MS = 200;
const SHORTEST = 3; // what the server takes
const LONGEST = 100;

/** `complete('101 Sand')` asks, `complete('')` stops. Nothing is found while a question is under way or when it fails. */
export function useCompletions(page: Ask) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<JsonObject[]>([]);
  // The page's context is new with every drawing; that must not repeat a question.
  const ask = useEffectEvent((text: string, signal: AbortSignal) => completions(page, text, signal));
  useEffect(() => {
    setFound([]);
    const text = typed.trim().slice(0, LONGEST);
    if (text.length < SHORTEST) return;
    const over = new AbortController();
    const look = () => ask(text, over.signal).then((items) => over.signal.aborted || setFound(items));
    const timer = setTimeout(look, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [typed]);
  return { found, complete: setTyped };
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
