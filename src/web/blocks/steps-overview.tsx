/** The steps of the flow with the current one marked. */

import { progress } from '../../engine/journey/progress.ts';
import type { StepsOverviewBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { BlockTitle } from './heading.tsx';
import { Moments } from './timeline.tsx';

/** Drawn like a timeline without dates. */
export function StepsOverview({ block }: BlockProps<StepsOverviewBlock>) {
  const { core, facts, progress: value } = usePageScope();
  const { index, labels } = progress(core, { facts }, value);
  const moments = labels.map((label, at) => ({
    id: label,
    label,
    state: at < index ? ('done' as const) : at === index ? ('now' as const) : ('next' as const),
  }));
  return (
    <section className="hl-overview">
      <BlockTitle title={block.title} />
      <Moments moments={moments} />
    </section>
  );
}
