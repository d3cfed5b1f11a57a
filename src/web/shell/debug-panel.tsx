/** The hidden debug panel: what this page runs on. It stays hidden, because its listener is never attached (ACC-N14). */

import { useOrg } from '../platform/data/org-context.ts';
import { useStore } from '../platform/data/use-store.ts';
import { debugShown } from './debug-keys.ts';

/** In the page and out of sight. */
export function DebugPanel() {
  const { orgCode, mode, contentHash } = useOrg();
  const isShown = useStore(debugShown);
  return (
    <aside id="debug-panel" aria-label="Debug" hidden={!isShown}>
      <code>{`${orgCode} · ${mode} · ${contentHash}`}</code>
    </aside>
  );
}
