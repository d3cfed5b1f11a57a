/** Asks our server how the post office writes an address. One answer per spelling; silent when it cannot ask. */
import { useRef, useState } from 'react';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import type { PageContext } from '../../platform/data/widget.ts';

export type Asked = { kind: 'nothing' | 'exact' | 'suggestion' | 'none'; location?: JsonObject };

const nothing: Asked = { kind: 'nothing' };
const needed = ['street1', 'city', 'state', 'zip'];

/** `ask` does nothing for an incomplete address or one that was asked before. */
export function useAddressCheck(page: Pick<PageContext, 'call'>, wanted: boolean) {
  const [asked, setAsked] = useState<Asked>(nothing);
  const last = useRef('');
  const ask = async ({ zipConfirmed: _, ...location }: JsonObject) => {
    const spelling = JSON.stringify(location);
    if (!wanted || spelling === last.current || needed.some((part) => !location[part])) return;
    last.current = spelling;
    setAsked(nothing);
    const answer = await suggest(page, location);
    // A later question may have overtaken this one.
    if (last.current === spelling) setAsked(answer);
  };
  const forget = (kept?: JsonObject) => {
    setAsked(nothing);
    last.current = kept ? JSON.stringify(kept) : last.current;
  };
  return { asked, ask, forget };
}

async function suggest(page: Pick<PageContext, 'call'>, location: JsonObject): Promise<Asked> {
  const path = '/service-application/external/api/v1/address/suggest';
  try {
    return readAnswer(await page.call({ method: 'POST', path, body: { location } }));
  } catch {
    return nothing;
  }
}

function readAnswer(answer: unknown): Asked {
  if (!isRecord(answer)) return nothing;
  if (answer.kind === 'suggestion' && isRecord(answer.location)) {
    return { kind: 'suggestion', location: answer.location };
  }
  return answer.kind === 'none' || answer.kind === 'exact' ? { kind: answer.kind } : nothing;
}
