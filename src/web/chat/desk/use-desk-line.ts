/** The desk's own line: it says when the list has changed, and the server by it that the agent is there. */
import { useEffect, useRef } from 'react';
import type { LinePolicies } from '../port/line-policies.ts';
import { agentLine } from './agent-line.ts';

/** @param changed reads the list again; that brings a fresh token, too */
export function useDeskLine(policies: LinePolicies | undefined, changed: () => Promise<unknown>): void {
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    if (!policies) return;
    const renew = () => latest.current();
    const line = agentLine({
      policies,
      renew,
      // What happened while the line was away is in the list, too.
      hear: ({ t }) => {
        if (t === 'changed' || t === 'welcome') renew().catch(() => undefined);
      },
    });
    return () => line.close();
  }, [policies]);
}
