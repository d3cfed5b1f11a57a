/**
 * A page that asks the server for the facts that it shows, for the host. Who may not see them learns that there is no
 * such page; what is sent from it goes with the query of its address.
 */
import { useEffect, useMemo, useState } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';
import type { Loads } from '../../types/page.ts';
import { useOpenTarget } from '../page/use-open-target.ts';
import { toFileRef } from '../platform/api/calls/application-api.ts';
import { sendPage } from '../platform/api/calls/page-api.ts';
import { useForgetAnswers } from '../platform/api/hooks/session-cache.tsx';
import { useAnswer } from '../platform/api/hooks/use-answer.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { ApiError } from '../platform/api/transport/api-error.ts';
import { followPath } from '../platform/api/transport/session-redirect.ts';
import { toBytes } from '../platform/api/transport/to-bytes.ts';
import { fillText } from '../platform/data/fill-text.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { readerZone } from '../platform/data/reader-zone.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { FlowTabs } from '../shell/menus/flow-tabs.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { HostedPage } from './host/hosted-page.tsx';
import type { PagePort } from './host/page-port.ts';

type Props = Pick<PagePort, 'core' | 'id'> & { loads: Loads; query: Record<string, string> };

/** Asks again as often as the page says, and after everything that is sent. */
export function LoadedPage({ core, id, loads, query }: Props) {
  const call = useSend();
  const open = useOpenTarget();
  const forget = useForgetAnswers();
  const { basePath, site } = useOrg();
  const along = alongOf(loads, query);
  const path = filledPath(loads.from, query, along);
  const every = loads.everySeconds === undefined ? {} : { refreshInterval: loads.everySeconds * 1000 };
  const { data, error, mutate } = useAnswer({ path, read: toFacts }, { revalidateOnFocus: true, ...every });
  const facts = useMemo(() => ({ timeZone: readerZone(), [loads.as]: data ?? {} }), [loads.as, data]);
  const isKnown = useWas(data !== undefined);
  if (path === undefined || isNone(error)) return <NotFound />;
  // Only who may read a page of the flow sees the ways between them.
  const tabs = isKnown && <FlowTabs {...{ core, id }} />;
  if (!data)
    return (
      <>
        {tabs}
        {error ? <LoadFailure error={error} /> : <LoadingPage />}
      </>
    );
  const send: PagePort['send'] = async (submission, then) => {
    const { next, signedIn } = await sendPage(call, { flow: core.id, page: id, query }, submission);
    if (signedIn) {
      followPath(next ?? `${basePath}${site.links.dashboard}`, basePath, (path) =>
        open(path, { replace: true }),
      );
      return { page: 'leaves', replace: true, after: forget };
    }
    await mutate();
    if (typeof then !== 'object') return { page: 'again' };
    return { page: 'again', to: fillText(core, then.to, { ...facts, answers: submission.data }) };
  };
  return (
    <>
      {tabs}
      <HostedPage
        {...{ core, id, facts, send }}
        params={query}
        mode="open"
        frame={{ wide: true }}
        address={(page) => `${core.flow.basePath}/${page}`}
        calls={{
          refresh: () => mutate(),
          api: {
            ...(loads.sends && {
              upload: async (file) => {
                const body = new FormData();
                body.append('file', file);
                const to = filledPath(loads.sends ?? '', query, along) ?? '';
                return toFileRef(await call({ method: 'POST', path: to, body }));
              },
            }),
            pdf: async (uuid, as) =>
              toBytes(
                await call({
                  method: 'GET',
                  path: filledPath(loads.files ?? '', { ...query, uuid }, along) ?? '',
                  ...(as && { query: { as } }),
                }),
              ),
          },
        }}
        renew={async () => {
          await mutate();
          return undefined;
        }}
      />
    </>
  );
}

/** Whether it ever held since this page or the one before it came. */
function useWas(holds: boolean): boolean {
  const [was, setWas] = useState(holds);
  useEffect(() => {
    if (holds) setWas(true);
  }, [holds]);
  return was || holds;
}

// What of the query goes along with the calls, as a query of theirs.
function alongOf({ query: names = [] }: Loads, given: Readonly<Record<string, string>>): string {
  const along = names.flatMap((name) => (given[name] ? [[name, given[name]]] : []));
  return along.length === 0 ? '' : `?${new URLSearchParams(along)}`;
}

/** Undefined when the address does not bring what the path names. */
function filledPath(
  path: string,
  values: Readonly<Record<string, string>>,
  along: string,
): string | undefined {
  const names = [...path.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !values[name])) return undefined;
  return path.replace(/\{([a-z]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '')) + along;
}

function toFacts(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw new Error('The answer is no record');
  return body;
}

// A path that is no identifier is refused by its shape; to the reader it is the same.
const isNone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);
