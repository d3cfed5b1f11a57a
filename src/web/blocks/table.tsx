/** One row per entry of a list of facts. On phones each row becomes a small card of label and value. */
import { isRecord } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import type { TableBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { fillText } from '../platform/data/fill-text.ts';
import { EditLink } from './edit-link.tsx';
import { BlockTitle } from './heading.tsx';

/** Cells read the entry as `item`, e.g. {{item.balanceCents | cents}}. */
export function Table({ block }: BlockProps<TableBlock>) {
  const { facts, text } = usePageScope();
  const rows = entriesOf(readPath(facts, block.from));
  if (rows.length === 0 && !block.empty) return null;
  return (
    <section>
      <div className="hl-card-head">
        <BlockTitle title={block.title} />
        <EditLink edit={block.edit} title={block.title} />
      </div>
      {rows.length === 0 ? <p className="hl-note">{text(block.empty ?? '')}</p> : <Rows block={block} />}
    </section>
  );
}

function Rows({ block }: BlockProps<TableBlock>) {
  const { core, facts, text } = usePageScope();
  const rows = entriesOf(readPath(facts, block.from));
  const label = block.title ? text(block.title) : undefined;
  return (
    <table className="hl-table" aria-label={label}>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column.label} scope="col">
              {text(column.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((item, index) => (
          <tr key={keyOf(item, index)}>
            {block.columns.map((column) => (
              <td
                key={column.label}
                data-label={text(column.label)}
                className="hl-number"
                data-long={column.isLong}
              >
                <InlineMarkdown text={fillText(core, column.value, { ...facts, item })} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The entries of a list of facts. */
export function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A stable key of an entry: its own id where it has one. */
export function keyOf(item: Record<string, unknown>, index: number): string {
  const id = item.uuid ?? item.id ?? item.type;
  return typeof id === 'string' ? `${id}-${index}` : String(index);
}
