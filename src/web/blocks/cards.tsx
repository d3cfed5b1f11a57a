/** One card per entry of a list of facts, each with its state in words and what can be done. */

import { pageScope } from '../../engine/answers/page-scope.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import { holds } from '../../engine/rules/holds.ts';
import type { CardParts, CardsBlock, Mark } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Link } from '../parts/link.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { fillText } from '../platform/data/fill-text.ts';
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

type Entry = Record<string, unknown>;

function OneCard({ block, item }: { block: CardsBlock; item: Entry }) {
  const { href } = usePageScope();
  const { write, allows } = useEntry(item);
  const title = write(block.title);
  const text = write(block.text);
  const actions = (block.actions ?? []).filter(({ when }) => allows(when));
  const lines = (block.lines ?? []).filter(({ when }) => allows(when));
  return (
    <>
      <div className="hl-card-head">
        {title && <h2 className="hl-card-title">{title}</h2>}
        <Badge marks={block.marks} item={item} otherwise={write(block.status)} />
      </div>
      {text && <Markdown className="hl-card-text" text={text} />}
      {lines.length > 0 && (
        <div className="hl-card-lines">
          {lines.map((line) => (
            <div key={line.text} data-tone={line.tone}>
              <Markdown text={write(line.text)} />
            </div>
          ))}
        </div>
      )}
      {block.parts && <Parts parts={block.parts} item={item} />}
      {actions.length > 0 && (
        <div className="hl-card-actions">
          {/* Of several ways the first is the one that most should take. */}
          {actions.map(({ label, to }, at) => (
            <Link
              key={label}
              className="hl-button"
              data-kind={at === 0 && actions.length > 1 ? 'primary' : 'secondary'}
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

function Parts({ parts, item }: { parts: CardParts; item: Entry }) {
  const entries = entriesOf(readPath(item, parts.from));
  if (entries.length === 0) return null;
  return (
    <ul className="hl-card-parts">
      {entries.map((entry, index) => (
        <li key={keyOf(entry, index)}>
          <OnePart parts={parts} item={entry} />
        </li>
      ))}
    </ul>
  );
}

function OnePart({ parts, item }: { parts: CardParts; item: Entry }) {
  const { write } = useEntry(item);
  const text = write(parts.text);
  return (
    <>
      <span className="hl-card-part">
        {write(parts.title)}
        {text && <span className="hl-note">{text}</span>}
      </span>
      <Badge marks={parts.marks} item={item} />
    </>
  );
}

/** The first mark that fits the entry, else the word that the card gives. */
function Badge({
  marks,
  item,
  otherwise = '',
}: {
  marks: Mark[] | undefined;
  item: Entry;
  otherwise?: string;
}) {
  const { write } = useEntry(item);
  const mark = marks?.find(({ by, is }) => item[by] === is);
  const word = mark ? write(mark.text) : otherwise;
  return word ? (
    <span className="hl-badge" data-tone={mark?.tone}>
      {word}
    </span>
  ) : null;
}

/** Texts and rules over one entry; a text of which nothing is known is empty. */
function useEntry(item: Entry) {
  const { core, page, facts, answers } = usePageScope();
  const inside = { ...facts, item };
  return {
    write: (template: string | undefined) => {
      const text = template ? fillText(core, template, inside) : '';
      return text === '—' ? '' : text;
    },
    allows: (when: string | undefined) =>
      !when || holds(core.rules, when, pageScope(core, page, inside, answers)),
  };
}
