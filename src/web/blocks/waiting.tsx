/** While others work: what happens, who does it, how long it takes, and that the tab may be closed. No spinner. */

import { findStep } from '../../engine/find-step.ts';
import { readPath } from '../../engine/read-path.ts';
import type { WaitingBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Picture } from './illustration.tsx';
import { Moments, toMoments } from './timeline.tsx';

/** Says what the current step says of itself; milestones come from the facts. */
export function Waiting(_: BlockProps<WaitingBlock>) {
  const { core, page, facts, text } = usePageScope();
  const step = typeof facts.step === 'string' ? facts.step : null;
  const says = findStep(core.steps, step)?.says;
  const milestones = toMoments(readPath(facts, 'figures.milestones'));
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
          <p>{text(says.text)}</p>
          <dl className="hl-waiting-facts">
            {says.who && <Fact label="Who is at work" value={text(says.who)} />}
            {says.time && <Fact label="How long it takes" value={text(says.time)} />}
          </dl>
        </>
      )}
      <div className="hl-breath" aria-hidden />
      {milestones.length > 0 && <Moments moments={milestones} />}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
