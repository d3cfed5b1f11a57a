/** Progress on a wide screen: every step by name, with what is done, what is now and what follows. */

import { IconCheck } from '@tabler/icons-react';
import type { ProgressView } from '../../engine/journey/progress.ts';
import { say } from '../platform/data/say.ts';

/** The list with the flow's own sentence below it. `part` is what of its step the page is about. */
export function ProgressList({ view, part }: { view: ProgressView; part?: string | undefined }) {
  const { index, labels, text } = view;
  return (
    <nav className="hl-progress" aria-label={say('shell.progress')}>
      <ol className="hl-progress-list">
        {labels.map((label, at) => (
          <li key={label} data-state={stateOf(at, index)} aria-current={at === index ? 'step' : undefined}>
            <span className="hl-progress-mark" aria-hidden>
              {at < index ? <IconCheck size={14} stroke={3} /> : at + 1}
            </span>
            <span>
              {label} {at < index && <span className="hl-hidden">{say('shell.done')}</span>}
              {at === index && part && <span className="hl-progress-part">{part}</span>}
            </span>
          </li>
        ))}
      </ol>
      {text && <p className="hl-note">{text}</p>}
    </nav>
  );
}

function stateOf(at: number, index: number): 'done' | 'now' | 'next' {
  if (at < index) return 'done';
  return at === index ? 'now' : 'next';
}
