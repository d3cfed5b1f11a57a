/** What stands above a page's title: that another tab was faster, and that the page was sent. */
import { Suspense } from 'react';
import { addressIn } from '../../../engine/journey/address-in.ts';
import { Callout } from '../../parts/callout.tsx';
import { Link } from '../../parts/link.tsx';
import { useWords } from '../../platform/data/use-words.ts';
import { part } from '../../platform/jsx/part.tsx';
import type { PagePort } from './page-port.ts';

const StaleBanner = part('stale-banner', async () => (await import('./stale-banner.tsx')).StaleBanner);

/** Draws nothing where neither holds. */
export function Banners({ port: { core, id, stale, standing }, sent }: { port: PagePort; sent: boolean }) {
  return (
    <>
      {stale?.page && (
        <Suspense fallback={null}>
          <StaleBanner
            stale={stale.page}
            here={stale.page.page === id && !sent}
            onClose={() => stale.tell(undefined)}
          />
        </Suspense>
      )}
      {sent && <SentBanner to={addressIn(core.flow, standing?.uuid ?? '')} />}
    </>
  );
}

function SentBanner({ to }: { to: string }) {
  const { title, text, goOn } = useWords().sent;
  return (
    <Callout tone="info" title={title}>
      <p>
        {text} <Link to={to}>{goOn}</Link>
      </p>
    </Callout>
  );
}
