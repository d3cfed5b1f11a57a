/** What waits for people: views with their counts, filters, and rows that lead on. What the reader chose stays for the visit. */
import { readPath } from '../../engine/facts/read-path.ts';
import type { WorkListBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Link } from '../parts/link.tsx';
import { fillText } from '../platform/data/fill-text.ts';
import { entriesOf, keyOf } from './table.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import { WorkListPart } from './work-list-part.tsx';
import './work-list.css';

type Entry = Record<string, unknown>;

/** Drawn again with every answer of the server, row by row: the place on the page and the focus stay. */
export function WorkList({ block }: BlockProps<WorkListBlock>) {
  const { facts, page } = usePageScope();
  const [chosen, choose] = useKeptChoice(`${page.id}/${block.id ?? block.block}`);
  const entries = entriesOf(readPath(facts, block.from));
  const [first = ''] = Object.keys(block.views);
  const view = chosen.view && Object.hasOwn(block.views, chosen.view) ? chosen.view : first;
  const filtered = entries.filter((entry) =>
    Object.keys(block.filters ?? {}).every((name) => !chosen[name] || entry[name] === chosen[name]),
  );
  const shown = filtered.filter(isIn(block, view));
  return (
    <section className="hl-work">
      <div className="hl-work-bar">
        <Views {...{ block, entries: filtered, view }} onChoose={(name) => choose('view', name)} />
        <Filters {...{ block, entries, chosen }} onChoose={choose} />
      </div>
      {shown.length === 0 ? (
        <Empty block={block} />
      ) : (
        <WorkListPart
          block={block}
          entries={shown}
          seen={Number(chosen.rows) || 0}
          onMore={(rows) => choose('rows', String(rows))}
        >
          {(part) => <Rows {...{ block, view }} entries={part} />}
        </WorkListPart>
      )}
    </section>
  );
}

const isIn =
  ({ views }: WorkListBlock, name: string) =>
  (entry: Entry) => {
    const { by = '', is = [] } = views[name] ?? {};
    return is.some((value) => value === entry[by]);
  };

type ViewsProps = { block: WorkListBlock; entries: Entry[]; view: string; onChoose(name: string): void };

function Views({ block, entries, view, onChoose }: ViewsProps) {
  const { text } = usePageScope();
  return (
    <div className="hl-work-views">
      {Object.entries(block.views).map(([name, { label }]) => (
        <button
          key={name}
          type="button"
          className="hl-work-view"
          aria-pressed={name === view}
          onClick={() => onChoose(name)}
        >
          {text(label)}{' '}
          <span className="hl-work-count hl-number">{entries.filter(isIn(block, name)).length}</span>
        </button>
      ))}
    </div>
  );
}

type FiltersProps = {
  block: WorkListBlock;
  entries: Entry[];
  chosen: Readonly<Record<string, string>>;
  onChoose(name: string, value: string): void;
};

/** A list whose entries are all alike has nothing to choose. */
function Filters({ block, entries, chosen, onChoose }: FiltersProps) {
  const { text } = usePageScope();
  return (
    <div className="hl-work-filters">
      {Object.entries(block.filters ?? {})
        .map(([name, words]) => ({ name, ...words, values: valuesOf(entries, name, chosen[name]) }))
        .filter(({ name, values }) => values.length > 1 || chosen[name])
        .map(({ name, label, all, values }) => (
          <label key={name} className="hl-work-filter">
            <span className="hl-hidden">{text(label)}</span>
            <select
              className="hl-input"
              value={chosen[name] ?? ''}
              onChange={({ target }) => onChoose(name, target.value)}
            >
              <option value="">{text(all)}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
    </div>
  );
}

// What is chosen stays in the list even when its last entry is gone.
function valuesOf(entries: Entry[], name: string, chosen = ''): string[] {
  const values = [...entries.map((entry) => String(entry[name] ?? '')), chosen];
  return [...new Set(values)].filter((value) => value !== '').sort();
}

function Empty({ block }: BlockProps<WorkListBlock>) {
  const { text } = usePageScope();
  return <p className="hl-work-empty">{text(block.empty)}</p>;
}

function Rows({ block, entries, view }: { block: WorkListBlock; entries: Entry[]; view: string }) {
  const { text } = usePageScope();
  const columns = block.columns.filter(({ views }) => !views || views.includes(view));
  return (
    <table className="hl-work-table">
      <thead>
        <tr>
          {[block.name, ...columns].map(({ label }) => (
            <th key={label} scope="col">
              {text(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <Row key={keyOf(entry, index)} {...{ block, columns, entry }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { block: WorkListBlock; columns: WorkListBlock['columns']; entry: Entry };

function Row({ block, columns, entry }: RowProps) {
  const { core, facts, href } = usePageScope();
  const fill = (template: string) => fillText(core, template, { ...facts, item: entry });
  return (
    <tr>
      <td className="hl-work-name" {...(block.to === undefined && { tabIndex: -1 })}>
        {block.to === undefined ? (
          <span className="hl-work-plain">{fill(block.name.value)}</span>
        ) : (
          <Link className="hl-work-link" to={href(fill(block.to))}>
            {fill(block.name.value)}
          </Link>
        )}
        {(block.marks ?? [])
          .filter(({ by, is }) => entry[by] === is)
          .map(({ tone, text }) => (
            <span key={text} className="hl-work-mark" data-tone={tone}>
              {fill(text)}
            </span>
          ))}
      </td>
      {columns.map(({ label, value, isLong }) => (
        <td key={label} data-label={fill(label)} className="hl-number" data-long={isLong}>
          <span className="hl-work-value">{fill(value)}</span>
        </td>
      ))}
    </tr>
  );
}
