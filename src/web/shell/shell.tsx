/** The frame of every page: the question in one column, and from 1024 px a quiet side column that never pushes it down. */

import { type ReactNode, Suspense, useEffect } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import { addressIn } from '../../engine/journey/address-in.ts';
import { pageLinks } from '../../engine/journey/page-links.ts';
import { type ProgressView, progress as progressOf } from '../../engine/journey/progress.ts';
import { showsOffer } from '../../engine/journey/shows-offer.ts';
import { Link } from '../parts/link.tsx';
import { useOriginator } from '../platform/api/hooks/use-originator.ts';
import type { Core, Page } from '../platform/data/content.ts';
import { say } from '../platform/data/say.ts';
import { setShellFacts } from '../platform/data/shell-facts.ts';
import { part } from '../platform/jsx/part.tsx';
import { EncryptionNotice } from './menus/encryption-notice.tsx';
import { SideMenu } from './menus/side-menu.tsx';
import { OfferCard } from './offer-card.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ProgressList } from './progress-list.tsx';
import { PropertyCard } from './property-card.tsx';

// Few borrowers have a loan officer; the others do not wait for the card.
const OriginatorCard = part(
  'originator-card',
  async () => (await import('./originator-card.tsx')).OriginatorCard,
);
const OriginatorDrawer = part(
  'originator-drawer',
  async () => (await import('./originator-drawer.tsx')).OriginatorDrawer,
);

export type ShellProps = {
  facts: Facts;
  core?: Core;
  /** A value of the flow's progress, e.g. of the page. */
  progress?: string | undefined;
  /** What of that step the page is about. */
  part?: string | undefined;
  /** The progress of the pages that were answered. */
  answered?: readonly (string | undefined)[];
  /** Progress of a linear flow, when there is no machine behind it. */
  linear?: ProgressView | undefined;
  /** Outside the question flow the site's side menu stands beside the page. */
  menu?: boolean;
  /** The page stands alone. */
  frame?: Page['frame'] | undefined;
  /** The page has the whole width to itself. */
  wide?: boolean;
  children: ReactNode;
};

/** Progress, cards and page. Cards without facts draw nothing. */
export function Shell({
  facts,
  core,
  progress,
  answered,
  part,
  linear,
  menu = false,
  wide = false,
  frame,
  children,
}: ShellProps) {
  const originator = useOriginator(facts);
  const view = linear ?? (core && progress ? progressOf(core, { facts }, progress, answered) : undefined);
  const shown = view && view.labels.length > 0 ? view : undefined;
  useEffect(() => {
    setShellFacts(facts);
    return () => setShellFacts();
  }, [facts]);
  if (frame)
    return (
      <div className="hl-columns">
        <div className={frame === 'narrow' ? 'hl-column hl-narrow' : 'hl-column'}>{children}</div>
      </div>
    );
  if (wide) {
    return (
      <div className="hl-columns" data-wide>
        <div className="hl-column">{children}</div>
      </div>
    );
  }
  if (menu) {
    return (
      <div className="hl-columns" data-menu>
        <div className="hl-side">
          <SideMenu />
        </div>
        <div className="hl-column">{children}</div>
      </div>
    );
  }
  return (
    <>
      {shown && <ProgressLine view={shown} part={part} />}
      {originator && (
        <Suspense fallback={null}>
          <OriginatorDrawer originator={originator} />
        </Suspense>
      )}
      <div className="hl-columns">
        <div className="hl-column">{children}</div>
        <aside className="hl-side" aria-label={say('shell.application')}>
          {shown && <ProgressList view={shown} part={part} />}
          {(!core || showsOffer(core, facts)) && <OfferCard facts={facts} />}
          <PropertyCard facts={facts} words={core?.words} />
          {originator && (
            <Suspense fallback={null}>
              <OriginatorCard originator={originator} />
            </Suspense>
          )}
          <ApplicationId facts={facts} />
          {core && <PageLinks core={core} facts={facts} />}
          <EncryptionNotice />
        </aside>
      </div>
    </>
  );
}

/** The loan number, as the Application ID that borrowers read out on the phone (ACC-P6). Nothing is drawn before there is one. */
function ApplicationId({ facts }: { facts: Facts }) {
  const number = readPath(facts, 'application.loanNumber');
  if (typeof number !== 'string' || number === '') return null;
  return (
    <p className="hl-application-id">
      {say('shell.applicationId')}{' '}
      <span className="hl-number" translate="no">
        {number}
      </span>
    </p>
  );
}

/**
 * What a borrower may want to do on any page, such as to stop: the flow's own links, each while its rule holds. Nothing is drawn
 * before there is an application.
 */
function PageLinks({ core, facts }: { core: Core; facts: Facts }) {
  const uuid = readPath(facts, 'application.uuid');
  if (typeof uuid !== 'string') return null;
  return pageLinks(core, facts).map(({ label, to }) => (
    <p key={to} className="hl-application-id">
      <Link to={addressIn(core.flow, uuid, to)}>{label}</Link>
    </p>
  ));
}
