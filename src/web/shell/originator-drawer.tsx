/** The originator on a phone (O3): a thin bar under the top bar, which unfolds the card. */
import { IconChevronDown } from '@tabler/icons-react';
import type { Originator } from '../api/use-originator.ts';
import { OriginatorCard, originatorHeading } from './originator-card.tsx';

/** Hidden from 1024 px, where the card stands in the side column. */
export function OriginatorDrawer({ originator }: { originator: Originator }) {
  return (
    <details className="hl-drawer">
      <summary>
        <span>
          {originatorHeading(originator)}:{' '}
          <strong>{originator.originatorName ?? originator.brokerName}</strong>
        </span>
        <IconChevronDown className="hl-chevron" size={18} aria-hidden />
      </summary>
      <OriginatorCard originator={originator} />
    </details>
  );
}
