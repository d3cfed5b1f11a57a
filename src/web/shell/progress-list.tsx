/** Progress on a wide screen: every step by name, with what is done, what is now and what follows. */

import { IconCheck } from '@tabler/icons-react';
import type { ProgressView } from '../../engine/journey/progress.ts';
import { say } from '../platform/data/say.ts';

/** The list with the flow's own sentence below it. `part` is what of its step the page is about. */
export function ProgressList({ view, part }: { view: ProgressView; part?: string | undefined }) {
  const { index, labels, text } = view;
  const stateOf = (at: number) =>
    at === index ? 'now' : at < Math.max(index, view.reached ?? 0) ? 'done' : 'next';
  return (
    <nav className="hl-progress" aria-label={say('shell.progress')}>
      <ol className="hl-progress-list">
        {labels.map((label, at) => (
          <li key={label} data-state={stateOf(at)} aria-current={at === index ? 'step' : undefined}>
            <span className="hl-progress-mark" aria-hidden>
              {stateOf(at) === 'done' ? <IconCheck size={14} stroke={3} /> : at + 1}
            </span>
            <span>
              {label} {stateOf(at) === 'done' && <span className="hl-hidden">{say('shell.done')}</span>}
              {at === index && part && <span className="hl-progress-part">{part}</span>}
            </span>
          </li>
        ))}
      </ol>
      {text && <p className="hl-note">{text}</p>}
    </nav>
  );
}
