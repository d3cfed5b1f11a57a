/** Only in the sandbox: ends a wait that would take days, quietly, at the very bottom of the page. */
import { useState } from 'react';
import { useOrg } from '../data/org-context.ts';

/** Nothing is drawn in production. */
export function SandboxBar({ onSkip }: { onSkip(): Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  if (useOrg().mode !== 'sandbox') return null;
  const skip = async () => {
    setBusy(true);
    await onSkip().catch(() => undefined);
    setBusy(false);
  };
  return (
    <aside className="hl-sandbox" aria-label="Sandbox">
      <span>Sandbox: nobody is really at work here.</span>
      <button type="button" className="hl-link-button" disabled={busy} onClick={() => void skip()}>
        Skip this wait
      </button>
    </aside>
  );
}
