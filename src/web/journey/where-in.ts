/** What stands at an address of an application that is as the server answers it. */
import type { Core } from '../platform/data/content.ts';
import type { Journey } from '../platform/data/journey.ts';
import { type Where, where } from './where.ts';

/** @param path below the application's address */
export function whereIn(core: Core, { facts, step, done, events }: Journey, path: string): Where {
  return where(core, { facts: { ...facts, step }, step, done, events }, path);
}
