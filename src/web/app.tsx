/** The application: what every page shares, and the addresses. It knows no page, no step and no lender. */
import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { ApiContext } from './api/api-context.ts';
import { createClient } from './api/client.ts';
import { contentSource, type ImportModule } from './api/load-content.ts';
import { SessionCache } from './api/session-cache.tsx';
import { signedOutPath } from './api/session-redirect.ts';
import { readApplication, readToken, writeToken } from './api/token.ts';
import { ContentContext } from './api/use-content.ts';
import { blocks } from './blocks/blocks.ts';
import type { OrgData } from './data/org.ts';
import { OrgContext } from './data/org-context.ts';
import { DevHost } from './dev/dev-host.tsx';
import { FeedbackHost } from './feedback/feedback-host.tsx';
import { Flags } from './flags/flags.tsx';
import { PlaceRoute } from './journey/place-route.tsx';
import { applicationOf } from './journey/site-map.ts';
import { Loader } from './loading/loader.tsx';
import { Main } from './loading/main.tsx';
import { PageVocabularyContext } from './page/page-vocabulary.ts';
import { ProcessingHost } from './processing/processing-host.tsx';
import { Announcer } from './shell/announcer.tsx';
import { DebugPanel } from './shell/debug-panel.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { LoadingPage } from './shell/loading-page.tsx';
import { LoginPage } from './shell/login-page.tsx';
import { SessionKeeper } from './shell/session-keeper.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { Toasts } from './shell/toasts.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { SurveyHost } from './survey/survey-host.tsx';
import { reportError } from './telemetry/report-error.ts';
import { Telemetry } from './telemetry/telemetry.tsx';
import { BrandStyle } from './theme/brand-style.tsx';
import { widgets } from './widgets/widgets.ts';

const HandOverPage = lazy(async () => ({
  default: (await import('./hand-over/hand-over-page.tsx')).HandOverPage,
}));
const VOCABULARY = { widgets, blocks };

export type AppProps = {
  org: OrgData;
  /** Lets our style tags pass the content security policy. */
  nonce: string;
  /** How validators are loaded; tests, where no module is served, bring their own. */
  importModule?: ImportModule;
};

/** Everything below one organisation's data. */
export function App({ org, nonce, importModule }: AppProps) {
  return (
    <OrgContext value={org}>
      <BrandStyle brand={org.theme} nonce={nonce} />
      <PageVocabularyContext value={VOCABULARY}>
        <BrowserRouter basename={org.basePath}>
          <Frame org={org} {...(importModule ? { importModule } : {})} />
        </BrowserRouter>
      </PageVocabularyContext>
    </OrgContext>
  );
}

function Frame({ org, importModule }: Omit<AppProps, 'nonce'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  const [world] = useState(() => createWorld(org, endSession, importModule));

  // The client outlives every render, so it reads the address itself when a session ends.
  function endSession(): void {
    const here = window.location.pathname.slice(org.basePath.length) || '/';
    const had = readToken() !== undefined;
    writeToken(undefined);
    if (had && applicationOf(here) && document.querySelector('main form')) setEnded(true);
    else if (!here.startsWith('/login')) {
      navigate(signedOutPath(org.basePath, here, window.location.search, here.startsWith('/register')));
    }
  }

  return (
    <SessionCache>
      <ApiContext value={world.send}>
        <ContentContext value={world.source}>
          <Flags>
            <SkipLink />
            <TopBar />
            <Main>
              <ErrorBoundary resetKey={`${pathname}${search}`} report={reportError}>
                <Places />
              </ErrorBoundary>
            </Main>
            <Footer />
            <Loader />
            <Toasts />
            <Announcer />
            <Telemetry />
            <DebugPanel />
            <ErrorBoundary resetKey={pathname} report={reportError} fallback={null}>
              <ProcessingHost />
              <FeedbackHost />
              <SurveyHost />
              <DevHost />
              <SessionKeeper ended={ended} onRenewed={() => setEnded(false)} />
            </ErrorBoundary>
          </Flags>
        </ContentContext>
      </ApiContext>
    </SessionCache>
  );
}

function createWorld(org: OrgData, onSignedOut: () => void, importModule?: ImportModule) {
  const send = createClient({ orgCode: org.orgCode, onSignedOut });
  const root = `/content/${org.orgCode}/${org.contentHash}`;
  const sandbox = org.mode === 'sandbox';
  return { send, source: contentSource(send, { root, sandbox, ...(importModule ? { importModule } : {}) }) };
}

function Places() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/auth/login" element={<Moved to="/login" />} />
      <Route path="/plaid-oauth-success" element={<Resume />} />
      <Route path="/hand-over" element={<Arriving />} />
      <Route path="*" element={<PlaceRoute />} />
    </Routes>
  );
}

function Arriving() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <HandOverPage />
    </Suspense>
  );
}

function Moved({ to }: { to: string }) {
  return <Navigate to={{ pathname: to, search: useLocation().search }} replace />;
}

// A vendor's callback knows no application: the one last opened goes on (B14).
function Resume() {
  const uuid = readApplication();
  return <Navigate to={uuid ? `/${uuid}` : '/dashboard'} replace />;
}
