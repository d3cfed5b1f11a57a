/** While others work: what happens, who does it, how long it takes, and that the tab may be closed. No spinner. */

import { readPath } from '../../engine/facts/read-path.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import { waitingText } from '../../engine/journey/waiting-text.ts';
import type { WaitingBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Picture } from '../parts/picture.tsx';
import { say } from '../platform/data/say.ts';
import { type Moment, Moments, toMoments } from './timeline.tsx';

/** Says what the current step says of itself; milestones come from the facts. */
export function Waiting({ block }: BlockProps<WaitingBlock>) {
  const { core, page, facts, text, holds } = usePageScope();
  const step = typeof facts.step === 'string' ? facts.step : null;
  const says = findStep(core.steps, step)?.says;
  const known = toMoments(readPath(facts, 'figures.milestones'));
  const milestones = known.length > 0 ? known : ownMoments(block, text, holds);
  return (
    <section className="hl-waiting" aria-live="polite">
      {!page.content?.some(({ block }) => block === 'illustration') && (
        <div className="hl-picture-panel">
          <Picture name="waiting" />
        </div>
      )}
      {says && (
        <>
          <h2 className="hl-section">{text(says.title)}</h2>
          <p>{text(waitingText(core.steps, says))}</p>
          <dl className="hl-waiting-facts">
            {says.who && <Fact label={say('waiting.who')} value={text(says.who)} />}
            {says.time && <Fact label={say('waiting.howLong')} value={text(says.time)} />}
          </dl>
        </>
      )}
      <div className="hl-breath" aria-hidden />
      {milestones.length > 0 && <Moments moments={milestones} />}
    </section>
  );
}

// What the page itself knows of the way: the first milestone that is open is the one at work.
function ownMoments(
  { milestones = [] }: WaitingBlock,
  text: (template: string) => string,
  holds: (rule: string) => boolean,
): Moment[] {
  const shown = milestones.filter(({ when }) => !when || holds(when));
  const now = shown.findIndex(({ open }) => holds(open));
  return shown.map(({ label }, index) => ({
    id: label,
    label: text(label),
    state: now === -1 || index < now ? 'done' : index === now ? 'now' : 'next',
  }));
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
