/** The core of the flow that has the site: its menus, flags, words and the pages outside of any application. */
import { useOrg } from '../../data/org-context.ts';
import { useCore } from './use-content.ts';

export function useSupportCore() {
  return useCore(useOrg().flows.support);
}
