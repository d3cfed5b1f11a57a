/** Progress on a phone: one thin bar and one line, "Step 3 of 7 · Provide More Info". */

import type { ProgressView } from '../../engine/journey/progress.ts';
import { say } from '../platform/data/say.ts';

/** `index` may stand behind the last label: then every step is done. `part` is what of the step the page is about. */
export function ProgressLine({ view, part }: { view: ProgressView; part?: string | undefined }) {
  const { index, labels } = view;
  const done = index >= labels.length;
  const share = Math.min(1, (index + (done ? 0 : 0.5)) / labels.length);
  const now = [say('shell.step', { number: index + 1, count: labels.length }), labels[index], part]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="hl-progress-line">
      <div className="hl-progress-bar" aria-hidden>
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
      <p className="hl-note">{done ? say('shell.allDone') : now}</p>
    </div>
  );
}
