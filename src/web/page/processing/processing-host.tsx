/** The place of the processing dialog in the application. Loaded when it is first needed, drawn after a blink. */
import { Suspense, useEffect, useState } from 'react';
import { useStore } from '../../platform/data/use-store.ts';
import { part } from '../../platform/jsx/part.tsx';
import { closeProcessing, type Processing, processingShown } from './processing-store.ts';

// Faster work needs no dialog, which would only flash; the button shows that it works.
const PATIENCE_MS = 1000;

const ProcessingDialog = part(
  'processing-dialog',
  async () => (await import('./processing-dialog.tsx')).ProcessingDialog,
);

/** Draws nothing while no submission runs. */
export function ProcessingHost() {
  const processing = useStore(processingShown);
  const due = useDue(processing);
  if (!processing || due !== processing) return null;
  return (
    <Suspense fallback={null}>
      <ProcessingDialog processing={processing} onClose={close} />
    </Suspense>
  );
}

// The last one for which the patience is over.
function useDue(processing: Processing | undefined): Processing | undefined {
  const [due, setDue] = useState<Processing>();
  useEffect(() => {
    if (!processing) return;
    const timer = setTimeout(() => setDue(processing), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [processing]);
  return due;
}

// The page below says how things stand; screen-reader users start at its heading.
function close(): void {
  closeProcessing();
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
