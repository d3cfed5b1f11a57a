/**
 * Says that a submission is being worked on, what is done, and how far along it is (ACC-B5). A click outside does
 * nothing. It never stays forever: it goes when the work is done, when its time is over, and on Escape.
 */
import { useEffect, useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import type { Processing } from './processing-store.ts';
import './processing-dialog.css';

/** The bar moves this often (SPEC-6.3). */
export const TICK_MS = 100;

export type ProcessingDialogProps = { processing: Processing; onClose(): void };

export function ProcessingDialog({ processing, onClose }: ProcessingDialogProps) {
  const { title, messages, timeoutMs } = processing;
  const elapsed = useElapsed(timeoutMs, onClose);
  const percent = Math.round((elapsed / timeoutMs) * 100);
  return (
    <Dialog title={title} onClose={onClose} firm>
      <div className="hl-processing" tabIndex={-1} data-autofocus>
        <p className="hl-processing-text" role="status">
          {messageAt(messages, elapsed / timeoutMs)}
        </p>
        <div
          className="hl-processing-bar"
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div style={{ transform: `scaleX(${percent / 100})` }} />
        </div>
      </div>
    </Dialog>
  );
}

/** The message whose part of the time it is; `share` from 0 to 1. */
export function messageAt(messages: readonly string[], share: number): string {
  const index = Math.min(messages.length - 1, Math.floor(share * messages.length));
  return messages[index] ?? '';
}

// Milliseconds since it opened, counted in steps; at the end `onOver` is told once.
function useElapsed(timeoutMs: number, onOver: () => void): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => Math.min(timeoutMs, before + TICK_MS)), TICK_MS);
    return () => clearInterval(timer);
  }, [timeoutMs]);
  const isOver = elapsed >= timeoutMs;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return elapsed;
}
