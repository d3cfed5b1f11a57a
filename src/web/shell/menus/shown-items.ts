/**
 * Which entries of a menu a user sees (ACC-N1 to ACC-N6). The site's content says for whom each entry is; this file
 * only checks.
 */
import type { MenuItem } from '../../../types/site.ts';

/** What the entries may ask. */
export type Viewer = {
  signedIn: boolean;
  /** Whether a feature toggle of the lender is on. */
  isOn(toggle: string): boolean;
  /** Whether a rule of the site holds. */
  holds(rule: string): boolean;
};

/** In the menu's order. */
export function shownItems(items: readonly MenuItem[] = [], viewer: Viewer): MenuItem[] {
  return items.filter(
    ({ signedIn, toggle, when }) =>
      (signedIn === undefined || signedIn === viewer.signedIn) &&
      (!toggle || viewer.isOn(toggle)) &&
      (!when || viewer.holds(when)),
  );
}
