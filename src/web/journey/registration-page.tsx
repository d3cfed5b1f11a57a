/** A page of the registration, for the host: the server keeps its answers behind a cookie, and its last page opens the account. */
import { linearPlace, linearProgress, pageBefore, stepHref } from '../../engine/journey/linear-place.ts';
import type { Place } from '../../engine/journey/place.ts';
import type { NextPlace, Registration, registrationApi } from '../platform/api/calls/registration-api.ts';
import { useReadyPages } from '../platform/api/hooks/use-content.ts';
import { HostedPage } from './host/hosted-page.tsx';
import type { PagePort } from './host/page-port.ts';

const NOTHING: Registration = { draft: {}, done: [], drafts: {} };

export type RegistrationPageProps = Pick<PagePort, 'core' | 'id' | 'mode' | 'stale'> & {
  place: Place;
  registration: Registration;
  api: ReturnType<typeof registrationApi>;
  /** Replaces the registration, or loads it again. */
  onRegistration(next?: Registration): Promise<Registration | undefined>;
};

/** Draws the page inside the shell, with the way back to the question before. */
export function RegistrationPage(props: RegistrationPageProps) {
  const { core, registration, id, mode, stale, api, onRegistration } = props;
  const ready = useReadyPages();
  const facts = registration.draft;
  const before = pageBefore(core, facts, id);

  const send: PagePort['send'] = async (submission, then) => {
    const { registration: sent, next } = await api.submit(id, submission);
    await ready(core.id, nextOf(next));
    const application = next && 'application' in next ? next.application : undefined;
    await onRegistration(application === undefined ? sent : { ...NOTHING, application });
    if (application !== undefined) return { page: 'leaves', to: `/${application}`, replace: true };
    if (then === 'stay' || !next) return { page: 'again' };
    const [to = id] = typeof then === 'object' ? [then.to] : nextOf(next);
    return to === id ? { page: 'again' } : { page: 'leaves', to };
  };

  return (
    <HostedPage
      {...{ core, id, mode, facts, stale, send }}
      params={{}}
      draft={registration.drafts[id]}
      frame={{ linear: linearProgress(core, facts, id) }}
      back={before && stepHref(core, before)}
      calls={{ sample: api.sample }}
      renew={async () => {
        const now = await onRegistration();
        return now && linearPlace(core, now, props.place).kind !== 'page' ? now.draft : undefined;
      }}
      address={(page) => stepHref(core, page)}
      save={async (data, keepalive) => {
        await api.saveDraft(id, data, keepalive);
        // Back and forth must show what was typed, without asking the server again.
        registration.drafts[id] = data;
      }}
    />
  );
}

// Once there is an account, the application's own flow says what follows.
function nextOf(next: NextPlace | undefined): string[] {
  if (!next || 'application' in next) return [];
  return ['stop' in next ? next.stop : next.page];
}
