/** The originator on a phone (ACC-O3): a thin bar under the top bar, which opens a drawer with the card. */
import { IconChevronUp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Originator } from '../platform/api/hooks/use-originator.ts';
import { part } from '../platform/jsx/part.tsx';
import { OriginatorCard, originatorHeading, originatorName } from './originator-card.tsx';

const Drawer = part('drawer', async () => (await import('../parts/drawer.tsx')).Drawer);

/** Hidden from 1024 px, where the card is in the side column. */
export function OriginatorDrawer({ originator }: { originator: Originator }) {
  const [open, setOpen] = useState(false);
  const heading = originatorHeading(originator);
  return (
    <div className="hl-originator-bar">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {heading}: <strong>{originatorName(originator)}</strong>
        </span>
        <IconChevronUp size={18} aria-hidden />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Drawer title={heading} from="bottom" onClose={() => setOpen(false)}>
            <OriginatorCard originator={originator} untitled />
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
