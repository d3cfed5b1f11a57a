/** The application: what every page shares, and the addresses. It knows no page, no step and no lender. */
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { blocks } from './blocks/blocks.ts';
import { bringPage } from './bring-page.ts';
import { ChatPlace } from './chat/chat-place.tsx';
import { DevHost } from './dev/dev-host.tsx';
import { PlaceRoute } from './journey/place-route.tsx';
import { Loader } from './page/loading/loader.tsx';
import { Main } from './page/loading/main.tsx';
import { PageVocabularyContext } from './page/page-vocabulary.ts';
import { Announcer } from './parts/announcer.tsx';
import { AdoptContext } from './parts/language/use-language.ts';
import { Later } from './parts/later.tsx';
import { Toasts } from './parts/toasts.tsx';
import { contentSource, type ImportModule } from './platform/api/calls/load-content.ts';
import { LatestContent } from './platform/api/hooks/latest-content.tsx';
import type { OpeningCache } from './platform/api/hooks/opening-cache.ts';
import { SessionCache } from './platform/api/hooks/session-cache.tsx';
import { ApiContext } from './platform/api/transport/api-context.ts';
import { createClient } from './platform/api/transport/client.ts';
import { sessionSignal } from './platform/api/transport/session-signal.ts';
import type { OrgData } from './platform/data/org.ts';
import { OrgContext } from './platform/data/org-context.ts';
import { learn, speak } from './platform/data/say.ts';
import { IdentityFlags } from './platform/flags/identity-flags.tsx';
import { part } from './platform/jsx/part.tsx';
import { reportError } from './platform/telemetry/report-error.ts';
import { DebugPanel } from './shell/debug-panel.tsx';
import { EndedNote } from './shell/ended-note.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { MaintenanceGate } from './shell/maintenance-gate.tsx';
import { SessionKeeper } from './shell/session-keeper.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { widgets } from './widgets/widgets.ts';

const LaterPlaces = part('later-places', async () => (await import('./later-places.tsx')).LaterPlaces);
const Telemetry = part('telemetry', async () => (await import('./shell/telemetry.tsx')).Telemetry);

const VOCABULARY = { widgets, blocks };

export type AppProps = {
  org: OrgData;
  /** How validators are loaded; tests, where no module is served, bring their own. */
  importModule?: ImportModule;
  /** What came in the document and need not be asked. */
  opening?: OpeningCache;
  /** Reads the address: of the browser, unless the server draws. */
  router?: ComponentType<{ basename?: string; children?: ReactNode }>;
};

/** Everything below one lender's data. */
export function App({ org: first, router: Router = BrowserRouter, ...rest }: AppProps) {
  const [org, setOrg] = useState(() => spokenBy(first));
  const adopt = useCallback((next: OrgData) => setOrg(spokenBy(next)), []);
  const locale = org.languages?.[org.language ?? '']?.locale;
  useEffect(() => {
    if (locale) document.documentElement.lang = locale;
  }, [locale]);
  return (
    <OrgContext value={org}>
      <AdoptContext value={adopt}>
        <PageVocabularyContext value={VOCABULARY}>
          <Router basename={org.basePath}>
            <Frame org={org} {...rest} />
          </Router>
        </PageVocabularyContext>
      </AdoptContext>
    </OrgContext>
  );
}

// What the code says must be known before anything is drawn.
function spokenBy(org: OrgData): OrgData {
  const { language = 'en', languages = {}, says = {} } = org;
  learn(language, says);
  speak({ language, locale: languages[language]?.locale ?? 'en-US' });
  return org;
}

function Frame({ org, importModule, opening }: AppProps) {
  const { pathname, search } = useLocation();
  const [world] = useState(() => createWorld(org, importModule));
  // With the address, before anything of the next page is drawn: a page that is shorter for a moment would show its
  // footer where the last one was scrolled to (FINDING-B15).
  const address = `${pathname}${search}`;
  const shown = useRef(address);
  useLayoutEffect(() => {
    // The first page stands at its top, or where the browser puts it back; asking where would lay it out twice.
    if (shown.current === address) return;
    shown.current = address;
    document.documentElement.dataset.moved = '';
    if (window.scrollY > 0) window.scrollTo({ top: 0 });
  }, [address]);

  return (
    <SessionCache {...(opening && { opening })}>
      <ApiContext value={world.send}>
        <LatestContent first={org.contentHash} open={world.content}>
          <IdentityFlags>
            <SkipLink />
            <TopBar />
            <Main>
              <EndedNote />
              <ErrorBoundary resetKey={address} report={reportError}>
                <MaintenanceGate>
                  <PlaceRoute />
                </MaintenanceGate>
              </ErrorBoundary>
            </Main>
            <Footer />
            <Loader />
            <Toasts />
            <Announcer />
            <Later>
              <Suspense fallback={null}>
                <Telemetry />
              </Suspense>
            </Later>
            <DebugPanel />
            <ErrorBoundary resetKey={pathname} report={reportError} fallback={null}>
              <ChatPlace />
              <DevHost />
              <Suspense fallback={null}>
                <LaterPlaces />
              </Suspense>
              <SessionKeeper signal={world.signal} />
            </ErrorBoundary>
          </IdentityFlags>
        </LatestContent>
      </ApiContext>
    </SessionCache>
  );
}

function createWorld(org: OrgData, importModule?: ImportModule) {
  const signal = sessionSignal();
  const send = createClient({ orgCode: org.orgCode, onSignedOut: signal.tell });
  const options = {
    sandbox: org.mode === 'sandbox',
    bring: bringPage,
    ...(importModule ? { importModule } : {}),
  };
  const content = (hash: string) =>
    contentSource(send, { root: `/content/${org.orgCode}/${hash}`, ...options });
  return { send, content, signal };
}
