/**
 * Says why the page has gone that a borrower has just sent: the application moved on without them, such as when another owner
 * cancelled it. Without a word they would find themselves elsewhere.
 */

import { showToast } from '../parts/toast-store.ts';
import type { Core } from '../platform/data/content.ts';
import type { Journey } from '../platform/data/journey.ts';
import { say } from '../platform/data/say.ts';
import { whereIn } from './where-in.ts';

/** @param path of the page that was sent. @param noted whether a note of its own says it on the page that follows */
export function tellLeft(core: Core, now: Journey, path: string, noted: boolean): void {
  const { kind } = whereIn(core, now, path);
  if (kind !== 'leave' && (kind !== 'go' || noted)) return;
  // It stays until it is closed, as everything that went wrong does.
  showToast({ tone: 'danger', title: say('page.notSent'), text: say('page.movedOn') });
}
