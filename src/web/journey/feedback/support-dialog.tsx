/** A page of the site's own content with questions, drawn in a dialog over the current page. */

import { useRef } from 'react';
import { usePage } from '../../platform/api/hooks/use-content.ts';
import { useSupportCore } from '../../platform/api/hooks/use-support-core.ts';
import { fillText } from '../../platform/data/fill-text.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import { useOrg } from '../../platform/data/org-context.ts';
import { say } from '../../platform/data/say.ts';
import { part } from '../../platform/jsx/part.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { HostedView } from '../host/hosted-view.tsx';
import type { PagePort } from '../host/page-port.ts';
import { useVisit } from '../host/use-visit.ts';

const Dialog = part('dialog', async () => (await import('../../parts/dialog.tsx')).Dialog);

const NO_FACTS = {};

export type SupportDialogProps = {
  /** The page's id; nothing is drawn while it is unknown. */
  page: string | undefined;
  onSubmit(data: JsonObject): Promise<void>;
  onClose(): void;
};

/** Its title is the page's. A link of the page closes it. */
export function SupportDialog({ page, onSubmit, onClose }: SupportDialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  const core = useSupportCore();
  const loaded = usePage(useOrg().flows.support, page);
  const visit = useVisit(page ?? '');
  const problem = core.error ?? loaded.error;
  if (problem) {
    return (
      <Dialog title={say('page.error')} onClose={onClose}>
        <LoadFailure error={problem} />
      </Dialog>
    );
  }
  if (!core.data || !loaded.data) return null;
  const port: PagePort = {
    ...{ core: core.data, id: loaded.data.page.id, params: {}, mode: 'open', facts: NO_FACTS },
    address: (id) => `/${id}`,
    async send({ data }) {
      await onSubmit(data);
      return { page: 'stays' };
    },
  };
  return (
    <Dialog title={fillText(core.data, loaded.data.page.title, NO_FACTS)} onClose={onClose}>
      <div className="hl-feedback" ref={frame} onSubmitCapture={() => showFirstInvalid(frame.current)}>
        <HostedView {...{ port, visit }} loaded={loaded.data} onLink={onClose} />
      </div>
    </Dialog>
  );
}

// ACC-K4: after the form has judged the answers and drawn what is wrong, the first such field comes into view.
function showFirstInvalid(frame: HTMLElement | null): void {
  setTimeout(() => {
    const invalid = frame?.querySelector('[data-field] [aria-invalid="true"]');
    invalid?.closest('[data-field]')?.scrollIntoView({ block: 'center' });
  }, 50);
}
