/** A document as text that fits the screen: headings, paragraphs, lists and tables, drawn on paper. */
import { createElement, Fragment, type ReactNode } from 'react';
import type { Cell, Part, Words } from './reflow.ts';
import './reflowed.css';

export function Reflowed({ parts }: { parts: Part[] }) {
  return <div className="hl-reflowed">{each(parts, drawPart)}</div>;
}

// A document never changes: what is drawn of it keeps its place and needs no key.
function each<T>(list: readonly T[], draw: (one: T, at: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...list.map(draw));
}

function drawPart(part: Part): ReactNode {
  if (part.kind === 'table') return <Rows rows={part.rows} />;
  if (part.kind === 'list') return <ul>{each(part.items, drawItem)}</ul>;
  // The dialog says the title.
  if (part.kind === 'title') return null;
  const Tag = part.kind === 'heading' ? 'h3' : 'p';
  return <Tag>{drawLines(part.lines)}</Tag>;
}

function drawItem({ label, lines }: { label: string; lines: Words[] }): ReactNode {
  return (
    <li>
      <span>{label}</span>
      <span>{drawLines(lines)}</span>
    </li>
  );
}

// Three columns have no room on a phone: each row reads as a list of what its columns are called and what they say.
function Rows({ rows }: { rows: Cell[][] }) {
  const [first = [], ...others] = rows;
  const isHeaded = first.length > 1 && first.every(({ isHead }) => isHead);
  if (isHeaded && first.length > 2) return each(others, (row) => <dl>{each(row, termOf(first))}</dl>);
  const drawRow = (row: Cell[], at: number) => (
    <tr>{each(row, cellOf(isHeaded && at === 0 ? 'col' : 'row'))}</tr>
  );
  return (
    <table>
      <tbody>{each(rows, drawRow)}</tbody>
    </table>
  );
}

const cellOf = (scope: 'col' | 'row') =>
  function drawCell({ isHead, text }: Cell) {
    return isHead ? <th scope={scope}>{text}</th> : <td>{text}</td>;
  };

const termOf = (heads: Cell[]) =>
  function drawTerm({ text }: Cell, column: number) {
    return (
      <div>
        <dt>{heads[column]?.text}</dt>
        <dd>{text}</dd>
      </div>
    );
  };

function drawLines(lines: Words[]): ReactNode {
  return each(lines, (line, at) => (
    <>
      {at > 0 && <br />}
      {each(line, ({ text, strong }) => (strong ? <strong>{text}</strong> : text))}
    </>
  ));
}
