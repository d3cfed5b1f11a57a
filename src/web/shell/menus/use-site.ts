/** The site's content and what its rules can see: who is signed in, and the application on the screen. */

import { holds } from '../../../engine/rules/holds.ts';
import { scopeOf } from '../../../engine/rules/scope.ts';
import type { Site } from '../../../types/site.ts';
import { useShellProfile } from '../../platform/api/hooks/use-shell-profile.ts';
import { useSignedIn } from '../../platform/api/hooks/use-signed-in.ts';
import { useSupportCore } from '../../platform/api/hooks/use-support-core.ts';
import type { Core } from '../../platform/data/content.ts';
import { shellFacts } from '../../platform/data/shell-facts.ts';
import { useStore } from '../../platform/data/use-store.ts';
import { useToggles } from '../../platform/flags/use-toggles.ts';
import type { Viewer } from './shown-items.ts';

export type SiteView = { site: Site; core: Core | undefined; viewer: Viewer };

/** Until the content is there the site is empty, and until the user is known no rule holds. */
export function useSite(): SiteView {
  const core = useSupportCore().data;
  const signedIn = useSignedIn();
  const isOn = useToggles();
  const facts = useSiteFacts(signedIn);
  const viewer: Viewer = {
    signedIn,
    isOn,
    holds: (rule) =>
      core !== undefined && facts !== undefined && holds(core.rules, rule, scopeOf(core, facts)),
  };
  return { site: core?.site ?? {}, core, viewer };
}

function useSiteFacts(signedIn: boolean) {
  const shown = useStore(shellFacts);
  const { data: profile, error } = useShellProfile(signedIn);
  if (signedIn && !profile && !error) return undefined;
  const identity = profile && { uuid: profile.uuid, type: profile.profileType, isBroker: profile.isBroker };
  return { ...shown, ...(identity && { identity }) };
}
