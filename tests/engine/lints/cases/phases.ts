/** Phases and timers of a panel. Each case gives the small flow a panel with one mistake. */
import type { Bundle } from '../../../../src/engine/content/bundle.ts';
import type { PhaseRow, Phases } from '../../../../src/types/phases.ts';
import type { Timers } from '../../../../src/types/timers.ts';
import type { Broken } from './broken.ts';

const phases: Phases = {
  phases: {
    start: { means: 'Shut.', on: { open: [{ when: 'always', to: 'live' }] } },
    live: { means: 'Open.', on: { done: [{ when: 'always', to: 'start' }] } },
  },
};
const end = { means: 'Ends.', in: ['live'], after: { seconds: 5 }, event: 'done' };

type Made = { rows: PhaseRow[]; end: typeof end };

/** A panel of two phases, changed. */
const panel = (change: (made: Made) => unknown) => (bundle: Bundle) => {
  const made = { phases: structuredClone(phases), timers: { timers: { end: structuredClone(end) } } };
  change({ rows: made.phases.phases.start?.on.open ?? [], end: made.timers.timers.end });
  Object.assign(bundle, made satisfies { phases: Phases; timers: Timers });
};
const row = (patch: object) => panel(({ rows }) => Object.assign(rows[0] ?? {}, patch));
const timer = (patch: object) => panel((made) => Object.assign(made.end, patch));

export const brokenPhases: Broken[] = [
  {
    code: 'STATE_UNKNOWN',
    name: 'a row that leads to no phase',
    change: row({ to: 'life' }),
    says: /Did you mean "live"/,
  },
  {
    code: 'STATE_UNKNOWN',
    name: 'a timer in no phase',
    change: timer({ in: ['alive'] }),
    says: /Did you mean "live"/,
  },
  {
    code: 'STATE_UNREACHABLE',
    name: 'a phase to which no row leads',
    change: row({ to: 'start' }),
    says: /"live"/,
  },
  {
    code: 'EVENT_UNKNOWN',
    name: 'a timer whose event its phase ignores',
    change: timer({ event: 'dome' }),
    says: /Did you mean "done"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'an act that the vocabulary does not have',
    change: row({ do: ['jump'] }),
    says: /no act "jump"/,
  },
  {
    code: 'VAR_UNKNOWN',
    name: 'a row that keeps what no schema declares',
    change: row({ keeps: { 'application.stat': 'application.state' } }),
    says: /Did you mean "application.state"/,
  },
  {
    code: 'VAR_UNKNOWN',
    name: 'a timer for a moment that no schema declares',
    change: timer({ after: undefined, at: 'application.stat' }),
    says: /Did you mean "application.state"/,
  },
  {
    code: 'ROW_UNREACHABLE',
    name: 'a row after one that always holds',
    change: panel(({ rows }) => rows.push({ when: 'isTexas' })),
    says: /"always" stands before it/,
  },
  {
    code: 'RULE_UNKNOWN',
    name: 'a row with a rule that is not there',
    change: row({ when: 'isTexan' }),
    says: /Did you mean "isTexas"/,
  },
];
