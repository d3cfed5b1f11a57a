/** Why a page of a linear flow stands here: which pages are asked, in their order, and by which rule. */
import { holds } from '../../engine/rules/holds.ts';
import { meaning } from '../../engine/rules/meaning.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { trace } from '../../engine/rules/trace.ts';
import type { Subject } from '../platform/data/subject-store.ts';
import { SaidLine } from './said-line.tsx';

/** A flow without an order of its own has nothing to tell. */
export function SequenceWhy({ subject: { core, facts, page } }: { subject: Subject }) {
  const rows = core.flow.sequence ?? [];
  const scope = scopeOf(core, facts);
  if (rows.length === 0)
    return <p className="hl-dev-empty">“{page}” stands under its own address. No rule decides about it.</p>;
  return (
    <section aria-label="The order of the pages">
      <h2>The order of the pages</h2>
      <ul className="hl-dev-said">
        {rows.map(({ page: asked, when }) => {
          const held = holds(core.rules, when, scope);
          const text = `${asked}${asked === page ? ' (you are here)' : ''} is ${held ? 'asked' : 'left out'}: ${meaning(core, when)}`;
          const findings = trace(core.rules, when, scope);
          return (
            <SaidLine key={asked} line={{ outcome: held ? 'held' : 'failed', text, rule: when, findings }} />
          );
        })}
      </ul>
    </section>
  );
}
