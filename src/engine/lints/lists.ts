/**
 * Lists of flow.json and site.json. Redirects end somewhere: one that leads round in a circle shows its reader "Loading" for ever.
 * Notifications have ids of their own: by its id the server knows which one a borrower has read.
 */
import type { Redirect } from '../../types/site.ts';
import { redirectOf } from '../journey/redirect.ts';
import { type Lint, type Place, placeIn, type Report } from './lint.ts';

export const lintLists: Lint = (bundle, report) => {
  const own = Object.entries(bundle.flow.redirects ?? {}).map(([from, to]) => ({ from, to }));
  lintRedirects(own, report, ({ from }) => placeIn(bundle, 'flow', 'redirects', from));
  lintNotifications(bundle, report);
};

/** The same of the site's redirects. */
export const lintSiteLists: Lint = ({ site }, report) =>
  lintRedirects(site?.redirects ?? [], report, (_, index) => ({
    file: 'flows/site.json',
    keys: ['redirects', index, 'to'],
  }));

function lintRedirects(
  redirects: readonly Redirect[],
  report: Report,
  placeOf: (redirect: Redirect, index: number) => Place,
): void {
  for (const [index, redirect] of redirects.entries()) {
    const ways = circleFrom(redirects, redirect).join(' → ');
    if (ways) report('REDIRECT_CIRCLE', placeOf(redirect, index), `leads round: ${ways}.`, remedy);
  }
}

const remedy = 'Let one of them lead to a page, or take it out.';

/**
 * The addresses on the way from a redirect back to itself, or, where a star makes each longer than the one before, as many as there are
 * redirects; none where the way ends.
 */
function circleFrom(redirects: readonly Redirect[], { from, to }: Redirect): string[] {
  const seen = [from];
  for (let at: string | undefined = to; at !== undefined; at = redirectOf(redirects, at)?.to) {
    const isRound = seen.includes(at);
    seen.push(at);
    if (isRound) return at === from ? seen : [];
    if (seen.length > redirects.length + 1) return seen;
  }
  return [];
}

const lintNotifications: Lint = (bundle, report) => {
  const { notifications = [] } = bundle.flow;
  for (const [index, { id }] of notifications.entries()) {
    const first = notifications.findIndex((one) => one.id === id);
    if (first === index) continue;
    const place = placeIn(bundle, 'flow', 'notifications', index, 'id');
    const message = `"${id}" is the id of another notification too, so whoever reads one never sees the other.`;
    report('NOTIFICATION_TWICE', place, message, 'Give it an id of its own.');
  }
};
