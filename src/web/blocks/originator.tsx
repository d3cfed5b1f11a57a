/** The loan officer or broker; draws nothing when there is none. */
import type { OriginatorBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { useOriginator } from '../platform/api/hooks/use-originator.ts';
import { OriginatorCard } from '../shell/originator-card.tsx';

/** The same card as in the side column, in the page. */
export function Originator(_: BlockProps<OriginatorBlock>) {
  const originator = useOriginator(usePageScope().facts);
  return originator ? <OriginatorCard originator={originator} /> : null;
}
