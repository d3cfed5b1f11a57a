/**
 * A page of the site that belongs to no application, for the host. Its questions concern the visitor's own login, or go
 * to the lender.
 */
import { useMemo } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import { useOpenTarget } from '../page/use-open-target.ts';
import type { Identity } from '../platform/api/calls/identity-api.ts';
import { sendPage } from '../platform/api/calls/page-api.ts';
import { useForgetAnswers } from '../platform/api/hooks/session-cache.tsx';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { followPath } from '../platform/api/transport/session-redirect.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { useIdentity } from '../platform/flags/use-identity.ts';
import { useSendFeedback } from './feedback/use-send-feedback.ts';
import { HostedPage } from './host/hosted-page.tsx';
import type { PagePort } from './host/page-port.ts';
import { useSendSurvey } from './survey/use-send-survey.ts';

/** Draws the page inside the shell, beside the site's menu for those who are signed in. */
export function SupportPage(place: Pick<PagePort, 'core' | 'id' | 'params' | 'mode'>) {
  const { core, id } = place;
  const { basePath, site } = useOrg();
  const call = useSend();
  const open = useOpenTarget();
  const menu = useSignedIn();
  // The signed-in user, and what they may see, may change.
  const after = useForgetAnswers();
  const sendForm = useSiteForm(place);
  const { data: identity, error } = useIdentity();
  const coming = menu && !identity && !error ? ['identity', 'profile'] : [];
  const facts = useMemo(() => identityFacts(identity), [identity]);
  const base = core.flow.basePath === '/' ? '' : core.flow.basePath;

  const send: PagePort['send'] = async (submission, then) => {
    const leaves = { page: 'leaves', replace: true } as const;
    const { dashboard } = site.links;
    if (sendForm) {
      await sendForm(submission.data);
      return { ...leaves, to: dashboard };
    }
    const { next } = await sendPage(call, { flow: core.id, page: id, query: carried() }, submission);
    if (!next && then === 'stay') return { page: 'again', after };
    if (!next) return { ...leaves, to: typeof then === 'object' ? then.to : dashboard, after };
    followPath(next, basePath, (path) => open(path, { replace: true }));
    return { ...leaves, after };
  };

  return (
    <HostedPage
      {...{ ...place, facts, coming, send }}
      frame={{ menu }}
      address={(page) => `${base}/${page}`}
    />
  );
}

// The forms of the site's dialogs may be opened by their addresses too, e.g. from an email.
function useSiteForm({ core: { site }, id }: Pick<PagePort, 'core' | 'id'>) {
  const { feedback, survey } = site ?? {};
  const sendFeedback = useSendFeedback(feedback?.thanks);
  const sendSurvey = useSendSurvey(survey?.thanks);
  if (survey?.page === id) return sendSurvey;
  return feedback?.page === id ? sendFeedback : undefined;
}

// What the address brings. A token stands behind the #, where no log sees it; older links have it in their query.
function carried(): Record<string, string> {
  const { search, hash } = window.location;
  return Object.fromEntries([search, hash].flatMap((part) => [...new URLSearchParams(part.slice(1))]));
}

// What pages about the login may say: who is signed in.
function identityFacts(identity: Identity | undefined): Facts {
  if (!identity) return {};
  const { email, phone, firstName: first, middleName: middle, lastName: last, suffix } = identity;
  return { identity, profile: { email, phone, name: { first, middle, last, suffix } } };
}
