/**
 * Whether the page that a button leads to was sent before and is closed now, such as after money that the bank returned:
 * whoever pressed it is led on instead of back.
 */
import type { Core } from '../data/content.ts';
import type { Journey } from '../data/journey.ts';
import { where } from './where.ts';

/** @param to the page below the application's address, with its parameters */
export function wasSent(core: Core, { facts, step, done, events }: Journey, to: string): boolean {
  const there = where(core, { facts: { ...facts, step }, step, done, events }, to);
  return there.kind === 'page' && there.mode === 'sent';
}
