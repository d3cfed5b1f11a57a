/** An explanation is a list of lines. */
import type { Finding } from '../rules/trace.ts';

/** One sentence of the explanation. `findings` are the values that decided it. */
export type Line = {
  kind: 'transition' | 'state' | 'step' | 'row' | 'page';
  outcome: 'fired' | 'refused' | 'idle' | 'held' | 'failed' | 'chosen';
  /** Transition, state, step or page that the line is about. */
  name: string;
  text: string;
  rule?: string;
  findings: Finding[];
};
