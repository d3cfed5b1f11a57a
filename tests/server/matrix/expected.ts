/** What a route's declaration promises to each caller. A kind of actor without a line here does not compile. */
import type { Route } from '../../../src/server/http/calls/route.ts';
import { type CallerName, living, reviewers } from './callers.ts';

/** Whose application and things the request is about. */
export type Whose = 'own' | 'foreign';

type Promised = (caller: CallerName, whose: Whose, row: Route) => (status: number) => boolean;

const is = (wanted: number) => (status: number) => status === wanted;
/** Answered by the route itself: neither turned away at the door nor broken. */
const answered = (status: number) => status < 500 && ![401, 403, 429].includes(status);
/** Open to all: it may ask for a password, but knows no forbidden things. */
const open = (status: number) => status < 500 && status !== 403;

const isLiving = (caller: CallerName) => living.some((name) => name === caller);

export const promised: Record<Route['actors'], Promised> = {
  anyone: () => open,
  'signed-in': (caller) => (isLiving(caller) ? answered : is(401)),
  reviewer: (caller) => (reviewers.includes(caller) ? answered : is(isLiving(caller) ? 404 : 401)),
  owner: (caller, whose) => (isLiving(caller) ? (whose === 'own' ? answered : is(404)) : is(401)),
};
