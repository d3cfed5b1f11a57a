/** Why an answer was a bad one: a page of the chat's flow, in a dialog (ACC-C24, ACC-C25). */
import { useMemo } from 'react';
import { HostedView } from '../../journey/host/hosted-view.tsx';
import type { PagePort } from '../../journey/host/page-port.ts';
import { useVisit } from '../../journey/host/use-visit.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { usePage } from '../../platform/api/hooks/use-content.ts';
import { say } from '../../platform/data/say.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import type { Said } from '../data/transcript.ts';
import { callBad } from '../host/call-bad.ts';
import { useHost } from './host-context.ts';
import { Starting } from './starting.tsx';

export function BotReasons({ said, onClose }: { said: Said; onClose(): void }) {
  const host = useHost();
  const { core } = host.world;
  const id = core.site?.chat?.reasons ?? '';
  const { data, error } = usePage(core.id, id);
  const visit = useVisit(id);
  const port = useMemo<PagePort>(
    () => ({
      ...{ core, id, facts: {}, params: {}, mode: 'open' },
      address: (page) => `/${page}`,
      async send({ data: answers }) {
        await callBad(host, said, reasonOf(answers));
        onClose();
        return { page: 'stays' };
      },
    }),
    [core, id, host, said, onClose],
  );
  return (
    <Dialog title={say('chat.tellMore')} onClose={onClose}>
      <div className="hl-chat-reasons">
        {error && <LoadFailure error={error} />}
        {data ? <HostedView {...{ port, visit }} loaded={data} /> : !error && <Starting />}
      </div>
    </Dialog>
  );
}

/** The borrower's own words where they gave some, else the label of the reason. */
function reasonOf({ reason, additionalInformation }: Record<string, unknown>): string {
  const own = typeof additionalInformation === 'string' ? additionalInformation.trim() : '';
  return own || String(reason ?? '');
}
