/** The same values before and after. What changed is marked in words; when nothing did, the later values stand alone. */

import { IconCircleCheck } from '@tabler/icons-react';
import type { ComparisonBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { say } from '../platform/data/say.ts';
import './comparison.css';

type Row = { label: string; before: string; after: string; differs: boolean };

const UNKNOWN = '—';

/** A value that was unknown before has not changed. */
export function Comparison({ block }: BlockProps<ComparisonBlock>) {
  const { text, holds } = usePageScope();
  const rows = block.rows
    .filter(({ when }) => !when || holds(when))
    .map(({ label, before, after }) => toRow(text(label), text(before), text(after)));
  const changed = rows.some(({ differs }) => differs);
  const title = block.title && text(block.title);
  return (
    <section className="hl-card hl-comparison">
      {title && <h2 className="hl-card-title">{title}</h2>}
      {changed || !block.unchanged ? (
        <Table rows={rows} before={text(block.before)} after={text(block.after)} label={title} />
      ) : (
        <Alone rows={rows} note={text(block.unchanged)} />
      )}
    </section>
  );
}

function toRow(label: string, before: string, after: string): Row {
  return { label, before, after, differs: before !== UNKNOWN && before !== after };
}

type TableProps = { rows: Row[]; before: string; after: string; label: string | undefined };

function Table({ rows, before, after, label }: TableProps) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <td />
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-differs={row.differs}>
            <th scope="row">
              {row.label}
              {row.differs && <span className="hl-comparison-mark">{say('comparison.changed')}</span>}
            </th>
            <td className="hl-number">{row.before}</td>
            <td className="hl-number">{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Alone({ rows, note }: { rows: Row[]; note: string }) {
  return (
    <>
      <p className="hl-comparison-same">
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        {note}
      </p>
      <dl className="hl-rows">
        {rows.map(({ label, after }) => (
          <div key={label} className="hl-rows-row">
            <dt>{label}</dt>
            <dd className="hl-number">{after}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
