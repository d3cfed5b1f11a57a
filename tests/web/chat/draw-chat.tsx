/** The chat as it is drawn, over a provider of a few lines and a server that answers what a test says. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { compileValidator } from '../../../src/content/validators/compile-validator.ts';
import { pageForBrowser } from '../../../src/engine/content/flow-core.ts';
import { blocks } from '../../../src/web/blocks/blocks.ts';
import { openChat } from '../../../src/web/chat/host/open-chat.ts';
import { ChatFrame } from '../../../src/web/chat/parts/chat-frame.tsx';
import { HostContext } from '../../../src/web/chat/parts/host-context.ts';
import { PhaseView } from '../../../src/web/chat/parts/phase-view.tsx';
import { PageVocabularyContext } from '../../../src/web/page/page-vocabulary.ts';
import { Announcer } from '../../../src/web/parts/announcer.tsx';
import { contentSource } from '../../../src/web/platform/api/calls/load-content.ts';
import { ContentContext } from '../../../src/web/platform/api/hooks/use-content.ts';
import { ApiContext } from '../../../src/web/platform/api/transport/api-context.ts';
import { createClient } from '../../../src/web/platform/api/transport/client.ts';
import { OrgContext } from '../../../src/web/platform/data/org-context.ts';
import { widgets } from '../../../src/web/widgets/widgets.ts';
import '../../../src/web/page/page-form.tsx';
import { fakeServer, type Routes } from '../fixtures/fake-server.ts';
import { chatPages, fakeProvider, openHost, type Plan } from './fake-chat.ts';

const HOURS = '/service-operating-hours/external/api/v1/hours/OPS_CHAT';
const VOCABULARY = { widgets, blocks };

export async function drawChat(plan: Plan = {}, { routes = {} as Routes, more = {} } = {}) {
  const server = fakeServer({
    [`GET ${HOURS}/openStatus`]: () => ({ body: true }),
    [`GET ${HOURS}/opening`]: () => ({ body: { isOpen: true, changesAt: '2026-11-24T02:00:00.000Z' } }),
    'GET /content/acme/abc/chat/page/*': ({ path }) => ({ body: pageForBrowser(pageAt(path)) }),
    ...routes,
  });
  const provider = fakeProvider(plan);
  const host = openHost([provider], more);
  const send = createClient({ orgCode: 'acme' });
  const importModule = async (url: string) => ({ make: () => compileValidator(pageAt(url)).validator });
  const source = contentSource(send, { root: '/content/acme/abc', sandbox: true, importModule });
  const content = { ...source, hash: 'abc', follow: () => undefined };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={send}>
        <OrgContext value={host.world.org}>
          <ContentContext value={content}>
            <PageVocabularyContext value={VOCABULARY}>
              <MemoryRouter>
                <HostContext value={host}>
                  <ChatFrame>
                    <PhaseView />
                  </ChatFrame>
                </HostContext>
                <Announcer />
              </MemoryRouter>
            </PageVocabularyContext>
          </ContentContext>
        </OrgContext>
      </ApiContext>
    </SWRConfig>,
  );
  await act(() => openChat(host));
  return { server, provider, host, user: userEvent.setup() };
}

function pageAt(url: string) {
  const page = chatPages[/\/page\/(.+)\.(?:json|js)$/.exec(url)?.[1] ?? ''];
  if (!page) throw new Error(url);
  return page;
}
