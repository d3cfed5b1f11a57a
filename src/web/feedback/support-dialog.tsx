/** A page of the site's own content with questions, drawn in a dialog over the current page. */
import { lazy, useRef } from 'react';
import { usePage } from '../api/hooks/use-content.ts';
import { useSupportCore } from '../api/hooks/use-support-core.ts';
import { useSend } from '../api/transport/api-context.ts';
import type { JsonObject } from '../data/json.ts';
import { useOrg } from '../data/org-context.ts';
import { targetHref } from '../page/open-target.ts';
import { pageContext } from '../page/page-context.ts';
import { PageView } from '../page/page-view.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';

const Dialog = lazy(async () => ({ default: (await import('../parts/dialog.tsx')).Dialog }));

const NO_FACTS = {};

export type SupportDialogProps = {
  /** The page's id; nothing is drawn while it is unknown. */
  page: string | undefined;
  onSubmit(data: JsonObject): Promise<void>;
  onClose(): void;
};

/** Its title is the page's. A link of the page closes it. */
export function SupportDialog({ page, onSubmit, onClose }: SupportDialogProps) {
  const org = useOrg();
  const send = useSend();
  const frame = useRef<HTMLDivElement>(null);
  const core = useSupportCore();
  const loaded = usePage(org.flows.support, page);
  const problem = core.error ?? loaded.error;
  if (problem) {
    return (
      <Dialog title="Error" onClose={onClose}>
        <LoadFailure error={problem} />
      </Dialog>
    );
  }
  if (!core.data || !loaded.data) return null;
  const { data } = core;
  return (
    <Dialog title={loaded.data.page.title} onClose={onClose}>
      <div className="hl-feedback" ref={frame} onSubmitCapture={() => showFirstInvalid(frame.current)}>
        <PageView
          core={data}
          loaded={loaded.data}
          facts={NO_FACTS}
          context={pageContext({ org, send, params: {} })}
          onSubmit={({ data: answers }) => onSubmit(answers)}
          onLink={onClose}
          href={(to) => targetHref(to, data.org, (id) => `/${id}`)}
        />
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
