/** As many entries of a work list as it shows at once, and the button that shows more. The first new one takes the focus. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { WorkListBlock } from '../../types/page.ts';
import { usePageScope } from '../page/page-scope.ts';
import { fillText } from '../platform/data/fill-text.ts';

type Entry = Record<string, unknown>;
type Props = {
  block: WorkListBlock;
  entries: Entry[];
  /** How many the reader has seen before; fewer than the block shows at once count as that. */
  seen: number;
  onMore(rows: number): void;
  children(part: Entry[]): ReactNode;
};

export function WorkListPart({ block: { atOnce }, entries, seen, onMore, children }: Props) {
  const { core, facts } = usePageScope();
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<number>(undefined);
  const rows = Math.max(atOnce?.rows ?? entries.length, seen);
  const left = entries.length - rows;
  useEffect(() => {
    if (first.current === undefined) return;
    const row = place.current?.querySelectorAll('tbody tr')[first.current];
    first.current = undefined;
    row?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  });
  const more = Math.min(left, atOnce?.rows ?? 0);
  const label = atOnce && fillText(core, atOnce.more, { ...facts, item: { more, left } });
  return (
    <div ref={place} className="hl-work-part">
      {children(entries.slice(0, rows))}
      {left > 0 && (
        <button
          type="button"
          className="hl-button"
          data-kind="secondary"
          onClick={() => {
            first.current = rows;
            onMore(rows + more);
          }}
        >
          {label}
        </button>
      )}
    </div>
  );
}
