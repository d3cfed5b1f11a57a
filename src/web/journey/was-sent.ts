/**
 * Whether the page that a button leads to was sent before and is closed now, such as after money that the bank returned:
 * whoever pressed it is led on instead of back.
 */
import type { Core } from '../platform/data/content.ts';
import type { Journey } from '../platform/data/journey.ts';
import { whereIn } from './where-in.ts';

/** @param to the page below the application's address, with its parameters */
export function wasSent(core: Core, journey: Journey, to: string): boolean {
  const there = whereIn(core, journey, to);
  return there.kind === 'page' && there.mode === 'sent';
}
