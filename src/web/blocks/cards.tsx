/** One card per entry of a list of facts, each with its state in words and what can be done. */

import { pageScope } from '../../engine/answers/page-scope.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import { holds } from '../../engine/rules/holds.ts';
import type { CardsBlock } from '../../types/page.ts';
import { fillText } from '../data/fill-text.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Link } from '../parts/link.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { entriesOf, keyOf } from './table.tsx';

/** Texts and targets read the entry as `item`; a text that stays empty is not drawn. */
export function Cards({ block }: BlockProps<CardsBlock>) {
  const { facts, text } = usePageScope();
  const items = entriesOf(readPath(facts, block.from));
  if (items.length === 0) return block.empty ? <p className="hl-note">{text(block.empty)}</p> : null;
  return (
    <ul className="hl-cards">
      {items.map((item, index) => (
        <li key={keyOf(item, index)} className="hl-card">
          <OneCard block={block} item={item} />
        </li>
      ))}
    </ul>
  );
}

function OneCard({ block, item }: { block: CardsBlock; item: Record<string, unknown> }) {
  const { core, page, facts, answers, href } = usePageScope();
  const inside = { ...facts, item };
  const write = (template: string | undefined) => (template ? fillText(core, template, inside) : '');
  const status = write(block.status);
  const actions = (block.actions ?? []).filter(
    ({ when }) => !when || holds(core.rules, when, pageScope(core, page, inside, answers)),
  );
  return (
    <>
      <div className="hl-card-head">
        <h2 className="hl-card-title">{write(block.title)}</h2>
        {status && status !== '—' && <span className="hl-badge">{status}</span>}
      </div>
      {block.text && write(block.text) !== '—' && (
        <Markdown className="hl-card-text" text={write(block.text)} />
      )}
      {actions.length > 0 && (
        <div className="hl-card-actions">
          {actions.map(({ label, to }) => (
            <Link
              key={label}
              className="hl-button"
              data-kind="secondary"
              data-size="small"
              to={href(write(to))}
            >
              {write(label)}
            </Link>
          ))}
        </div>
      )}
    </>
  );
}
