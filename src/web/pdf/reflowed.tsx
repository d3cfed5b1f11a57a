/** A document as text that fits the screen: headings, paragraphs, lists and tables, drawn on paper. */
import { Fragment } from 'react';
import { type Part, textOf, type Words } from './reflow.ts';
import './reflowed.css';

export function Reflowed({ parts }: { parts: Part[] }) {
  return (
    <div className="hl-reflowed">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place; a document never changes
        <PartView key={index} part={part} />
      ))}
    </div>
  );
}

function PartView({ part }: { part: Part }) {
  if (part.kind === 'list')
    return (
      <ul>
        {part.items.map(({ label, lines }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <span aria-hidden="true">{label}</span>
            <span>
              <Lines lines={lines} />
            </span>
          </li>
        ))}
      </ul>
    );
  if (part.kind === 'table') return <Rows rows={part.rows} />;
  // The dialog says the title.
  if (part.kind === 'title') return null;
  const Tag = part.kind === 'heading' ? 'h3' : 'p';
  return (
    <Tag>
      <Lines lines={part.lines} />
    </Tag>
  );
}

type Row = Extract<Part, { kind: 'table' }>['rows'][number];

// A wide table reads as one list of labels and values a row where its columns have no room.
function Rows({ rows }: { rows: Row[] }) {
  const [first = []] = rows;
  const heads = first.length > 0 && first.every(({ isHead }) => isHead) ? first : undefined;
  const labels = heads?.map(({ lines }) => lines.map(textOf).join(' '));
  return (
    <div className="hl-reflowed-rows" data-wide={(heads && first.length > 2) || undefined}>
      {rows.slice(heads && first.length > 2 ? 1 : 0).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="hl-reflowed-row">
          {row.map(({ isHead, lines }, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <p key={column} data-head={isHead || undefined}>
              {labels && first.length > 2 && <span className="hl-reflowed-label">{labels[column]} </span>}
              <Lines lines={lines} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function Lines({ lines }: { lines: Words[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.map(({ text, strong }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        strong ? <strong key={at}>{text}</strong> : <Fragment key={at}>{text}</Fragment>,
      )}
    </Fragment>
  ));
}
