/** All debts on the home as a share of its value: a bar, and the same in words. It changes with every key. */

import { readPath } from '../../engine/facts/read-path.ts';
import { cltv } from '../../engine/finance/cltv.ts';
import type { EquityBarBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { fillText } from '../platform/data/fill-text.ts';
import { BlockTitle } from './heading.tsx';
import { entriesOf } from './table.tsx';
import './equity-bar.css';

/** Nothing is drawn while the home's value is not known. */
export function EquityBar({ block }: BlockProps<EquityBarBlock>) {
  const { core, facts } = usePageScope();
  const item = figures(block, facts);
  if (item.value <= 0) return null;
  const isOver = item.limit !== undefined && item.share > item.limit;
  const words = isOver && block.over ? block.over : block.text;
  return (
    <section className="hl-equity" data-over={isOver}>
      <BlockTitle title={block.title} />
      <svg className="hl-equity-bar" width="100%" height="20" aria-hidden="true">
        <rect className="hl-equity-rest" width="100%" height="20" rx="10" />
        <rect className="hl-equity-line" width={percent(item.share)} height="20" rx="10" />
        <rect className="hl-equity-owed" width={percent(item.owedShare)} height="20" rx="10" />
        {item.limit !== undefined && (
          <line
            className="hl-equity-limit"
            x1={percent(item.limit)}
            x2={percent(item.limit)}
            y1="-4"
            y2="24"
          />
        )}
      </svg>
      <p className="hl-equity-text hl-number">
        <InlineMarkdown text={fillText(core, words, { ...facts, item })} />
      </p>
    </section>
  );
}

function figures({ liens, worth, line, limit }: EquityBarBlock, facts: Record<string, unknown>) {
  const value = amount(readPath(facts, worth)) / 100;
  const owed = entriesOf(readPath(facts, liens))
    .filter(({ open, payoff }) => open !== false && payoff !== true)
    .reduce((sum, { balance }) => sum + amount(balance), 0);
  const wanted = amount(readPath(facts, line));
  const most = limit === undefined ? undefined : readPath(facts, limit);
  return {
    value,
    owed,
    line: wanted,
    share: cltv({ openLiens: owed, amount: wanted, value }),
    owedShare: cltv({ openLiens: owed, amount: 0, value }),
    ...(typeof most === 'number' ? { limit: most } : {}),
  };
}

const amount = (value: unknown) => (typeof value === 'number' ? value : 0);
const percent = (share: number) => `${Math.min(100, Math.max(0, share))}%`;
