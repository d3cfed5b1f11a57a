/** Asks `npm run dev`. */
import type { Calls } from './calls.ts';

/** Rejects with a sentence to show. */
export async function ask<C extends keyof Calls>(
  call: C,
  takes: Calls[C]['takes'],
): Promise<Calls[C]['gives']> {
  const answer = await fetch(`/studio/calls/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(takes),
  });
  const { value, fault } = (await answer.json()) as { value: Calls[C]['gives']; fault?: string };
  if (fault !== undefined) throw new Error(fault);
  return value;
}
