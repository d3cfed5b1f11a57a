/** Open or closed (ACC-M1): every place stands behind this gate, the login too. Neither is drawn before it is decided. */
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSupportCore } from '../platform/api/hooks/use-support-core.ts';
import { maintenanceAt } from '../platform/data/maintenance.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { useFlags } from '../platform/flags/flag-state.ts';
import { part } from '../platform/jsx/part.tsx';
import { LoadingPage } from './loading-page.tsx';

const MaintenancePage = part(
  'maintenance-page',
  async () => (await import('./maintenance-page.tsx')).MaintenancePage,
);

/** What concerns every visitor is decided in the document; the rest is waited for a second at most. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { publicFeatureToggles } = useOrg();
  const core = useSupportCore();
  const { status, flags } = useFlags();
  const maintenance = core.data?.site?.maintenance;
  const isDecided = status !== 'loading' || Object.hasOwn(flags, maintenance?.flag ?? '');
  // Without the site's own content its applications still open.
  if (!isDecided || (!core.data && !core.error)) return <LoadingPage />;
  const closed = maintenanceAt(pathname, maintenance, { ...publicFeatureToggles, ...flags });
  if (!closed) return children;
  return (
    <Suspense fallback={<LoadingPage />}>
      <MaintenancePage closed={closed} />
    </Suspense>
  );
}
