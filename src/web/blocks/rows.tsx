/** Label and value pairs that are in the facts themselves. Values are shown as they are: people typed some of them. */
import { readPath } from '../../engine/facts/read-path.ts';
import type { RowsBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { entriesOf, keyOf } from './table.tsx';

type Entry = Record<string, unknown>;

/** A list of {label, value} is one card; a list of {title, rows} is one card for each. */
export function Rows({ block }: BlockProps<RowsBlock>) {
  const { facts, text } = usePageScope();
  const entries = entriesOf(readPath(facts, block.from));
  if (entries.length === 0) return null;
  if (!('rows' in (entries[0] ?? {})))
    return <Card title={block.title === undefined ? '' : text(block.title)} rows={entries} />;
  return (
    <>
      {entries.map((group, index) => (
        <Card key={keyOf(group, index)} title={String(group.title)} rows={entriesOf(group.rows)} />
      ))}
    </>
  );
}

function Card({ title, rows }: { title: string; rows: Entry[] }) {
  return (
    <section className="hl-card hl-facts">
      {title !== '' && (
        <div className="hl-card-head">
          <h2 className="hl-card-title">{title}</h2>
        </div>
      )}
      <dl className="hl-rows" data-look="columns">
        {rows.map((row, index) => (
          <div key={keyOf(row, index)} className="hl-rows-row">
            <dt>{String(row.label)}</dt>
            <dd className="hl-number">{String(row.value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
