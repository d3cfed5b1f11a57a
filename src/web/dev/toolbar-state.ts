/** How the toolbar looks in this tab: folded, open, at which tab. Kept through reloads. */
import { useCallback, useState } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';

export type ToolbarState = { open: boolean; tucked: boolean; tab: string };

const KEY = 'heloc-toolbar';
const FIRST: ToolbarState = { open: false, tucked: false, tab: 'why' };

/** The state, and how to change parts of it. */
export function useToolbarState(): [ToolbarState, (change: Partial<ToolbarState>) => void] {
  const [state, setState] = useState(load);
  const change = useCallback((part: Partial<ToolbarState>) => {
    setState((before) => {
      const next = { ...before, ...part };
      keep(next);
      return next;
    });
  }, []);
  return [state, change];
}

function load(): ToolbarState {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    if (!isRecord(kept)) return FIRST;
    const tab = typeof kept.tab === 'string' ? kept.tab : FIRST.tab;
    return { open: kept.open === true, tucked: kept.tucked === true, tab };
  } catch {
    return FIRST;
  }
}

function keep(state: ToolbarState): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // It opens folded next time.
  }
}
