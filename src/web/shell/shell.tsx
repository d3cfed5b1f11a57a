/** The frame of every page: the question in one column, and from 1024 px a quiet side column that never pushes it down. */
import type { ReactNode } from 'react';
import { type ProgressView, progress as progressOf } from '../../engine/progress.ts';
import { useOriginator } from '../api/use-originator.ts';
import type { Core } from '../data/content.ts';
import type { Facts } from '../data/json.ts';
import { EncryptionNotice } from './encryption-notice.tsx';
import { OfferCard } from './offer-card.tsx';
import { OriginatorCard } from './originator-card.tsx';
import { OriginatorDrawer } from './originator-drawer.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ProgressList } from './progress-list.tsx';
import { PropertyCard } from './property-card.tsx';

export type ShellProps = {
  facts: Facts;
  core?: Core;
  /** A value of the flow's progress, e.g. of the page. */
  progress?: string | undefined;
  /** Progress of a linear flow, when there is no machine behind it. */
  linear?: ProgressView | undefined;
  children: ReactNode;
};

/** Progress, cards and page. Cards without facts draw nothing. */
export function Shell({ facts, core, progress, linear, children }: ShellProps) {
  const originator = useOriginator(facts);
  const view = linear ?? (core && progress ? progressOf(core, facts, progress) : undefined);
  const shown = view && view.labels.length > 0 ? view : undefined;
  return (
    <>
      {shown && <ProgressLine view={shown} />}
      {originator && <OriginatorDrawer originator={originator} />}
      <div className="hl-columns">
        <div className="hl-column">{children}</div>
        <aside className="hl-side" aria-label="Your application">
          {shown && <ProgressList view={shown} />}
          <OfferCard facts={facts} />
          <PropertyCard facts={facts} />
          {originator && <OriginatorCard originator={originator} />}
          <EncryptionNotice />
        </aside>
      </div>
    </>
  );
}
