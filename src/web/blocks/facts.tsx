/** Label and value pairs, with a way to change them where the page names one. */
import type { FactsBlock, FactsRow } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { EditLink } from './edit-link.tsx';

/** The rows that their rules let through, as long as one of them says something. */
export function Facts({ block }: BlockProps<FactsBlock>) {
  const { text, holds } = usePageScope();
  const rows = block.rows.filter(({ when }) => !when || holds(when));
  // A card without known values is not drawn.
  if (rows.every(({ value }) => NOTHING.test(text(value)))) return null;
  return (
    <section className="hl-card hl-facts">
      {(block.title || block.edit) && (
        <div className="hl-card-head">
          {block.title ? <h2 className="hl-card-title">{text(block.title)}</h2> : <span />}
          <EditLink edit={block.edit} title={block.title} />
        </div>
      )}
      <dl className="hl-rows">
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </dl>
    </section>
  );
}

const NOTHING = /^[—,\s]*$/;

function Row({ row }: { row: FactsRow }) {
  const { text } = usePageScope();
  return (
    <div className="hl-rows-row">
      <dt>
        {text(row.label)}
        {row.help && <span className="hl-note">{text(row.help)}</span>}
      </dt>
      <dd className="hl-number">
        <InlineMarkdown text={text(row.value)} />
        {row.copy && (
          <span className="hl-copy">
            <CopyButton text={text(row.value)} what={text(row.label)} />
          </span>
        )}
      </dd>
    </div>
  );
}
