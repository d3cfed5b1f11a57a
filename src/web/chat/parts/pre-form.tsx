/** Who writes: a page of the chat's flow, drawn as any page is (ACC-C5 to ACC-C7). */
import { useMemo } from 'react';
import { HostedView } from '../../journey/host/hosted-view.tsx';
import type { PagePort } from '../../journey/host/page-port.ts';
import { useVisit } from '../../journey/host/use-visit.ts';
import { usePage } from '../../platform/api/hooks/use-content.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useHost, usePanel } from './host-context.ts';
import { HoursLine } from './hours-line.tsx';
import { Intro } from './intro.tsx';
import { Starting } from './starting.tsx';

export function PreForm() {
  const { world, run } = useHost();
  const { core } = world;
  const id = core.site?.chat?.start ?? '';
  const { data, error } = usePage(core.id, id);
  const visit = useVisit(id);
  const { facts } = usePanel();
  const port = useMemo<PagePort>(
    () => ({
      ...{ core, id, facts, params: {}, mode: 'open' },
      address: (page) => `/${page}`,
      async send({ data: answers }) {
        run.tell({ name: 'submit', ...answers });
        return { page: 'stays' };
      },
    }),
    [core, id, facts, run],
  );
  if (error) return <LoadFailure error={error} />;
  if (!data) return <Starting />;
  return (
    <div className="hl-chat-form">
      <Intro />
      {/* Who signs in meanwhile finds their name in it. */}
      <HostedView key={visitorKey(facts, core.id)} {...{ port, visit }} loaded={data} />
      <HoursLine />
    </div>
  );
}

function visitorKey(facts: PagePort['facts'], flow: string): string {
  const { friendlyName, emailAddress } = (facts[flow] ?? {}) as Record<string, unknown>;
  return `${friendlyName}/${emailAddress}`;
}
