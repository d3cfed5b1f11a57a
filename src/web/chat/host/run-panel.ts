/**
 * Runs a panel: what happens goes through the rows of its flow, the host does the acts that they name, and exactly the
 * timers that the flow says are running run. Knows no act and no phase.
 */

import type { Facts } from '../../../engine/facts/facts.ts';
import { isRecord } from '../../../engine/facts/facts.ts';
import { advance, openPanel, type Panel } from '../../../engine/panel/advance.ts';
import type { PanelEvent } from '../../../engine/panel/panel-scope.ts';
import { type RunningTimer, runningTimers } from '../../../engine/panel/running-timers.ts';
import type { Core } from '../../platform/data/content.ts';
import { createStore, type Store } from '../../platform/data/create-store.ts';

export type PanelRun = {
  store: Pick<Store<Panel>, 'read' | 'watch'>;
  /** What the panel knows of itself: the facts of its flow's name. */
  known(): Facts;
  /** Something has happened. */
  tell(event: PanelEvent): void;
  /** The host has learned something that no event brings. */
  learn(facts: Facts): void;
  /** Whether the panel would do anything if this happened now. */
  would(event: PanelEvent): boolean;
  /** Another number whenever the phase changes: what was asked before may then be out of date. */
  turn(): number;
  /** Ends every timer; nothing happens anymore. */
  dispose(): void;
};

export type PanelWorld = {
  /** What the panel knows at the start. */
  facts: Facts;
  /** Does one act; `event` is what led to it, empty for a timer's. */
  act(name: string, event: PanelEvent): void;
  /** Milliseconds since 1970: the one clock of the panel. */
  now(): number;
};

// A timer beyond a day is armed again on the way; the clock may be moved, too.
const LONGEST_MS = 60_000;

export function runPanel(flow: Core, { facts, act, now }: PanelWorld): PanelRun {
  const { id } = flow.flow;
  const store = createStore<Panel>(openPanel(flow, { [id]: facts }));
  let since = now();
  let turn = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rung = new Map<string, number>();

  const known = () => {
    const own = store.read().facts[id];
    return isRecord(own) ? own : {};
  };

  function tell(event: PanelEvent): void {
    if (isOver) return;
    const before = store.read();
    const { acts, ...after } = advance(flow, before, event, now());
    if (after.phase !== before.phase) begin();
    store.write(after);
    arm();
    for (const name of acts) act(name, event);
  }

  function would(event: PanelEvent): boolean {
    const before = store.read();
    const { phase, acts } = advance(flow, before, event, now());
    return phase !== before.phase || acts.length > 0;
  }

  function begin(): void {
    turn += 1;
    since = now();
    rung = new Map();
  }

  function learn(more: Facts): void {
    if (isOver) return;
    const before = store.read();
    store.write({ ...before, facts: { ...before.facts, [id]: { ...known(), ...more } } });
    arm();
  }

  function arm(): void {
    clearTimeout(timer);
    if (isOver) return;
    const next = Math.min(...waiting().map(({ at }) => at));
    if (Number.isFinite(next)) timer = setTimeout(ring, Math.min(Math.max(0, next - now()), LONGEST_MS));
  }

  /** The timers that have something to do yet, and when. */
  function waiting(): { timer: RunningTimer; at: number }[] {
    return runningTimers(flow, store.read(), { since, now: now() }).flatMap((one) => {
      const last = rung.get(one.name);
      if (last === undefined || last < one.dueAt) return [{ timer: one, at: one.dueAt }];
      return one.everyMs === undefined ? [] : [{ timer: one, at: last + one.everyMs }];
    });
  }

  function ring(): void {
    const due = waiting().filter(({ at }) => at <= now());
    // A timer that slept with its computer rings once, and not once for every period that it missed.
    for (const { timer: one } of due) rung.set(one.name, now());
    for (const { timer: one } of due) strike(one);
    arm();
  }

  function strike({ name, event, do: acts = [] }: RunningTimer): void {
    if (isOver || !runningTimers(flow, store.read(), { since, now: now() }).some((one) => one.name === name))
      return;
    for (const one of acts) act(one, { name: '' });
    if (event !== undefined) tell({ name: event });
  }

  function dispose(): void {
    isOver = true;
    clearTimeout(timer);
  }

  return { store, known, tell, learn, would, turn: () => turn, dispose };
}
