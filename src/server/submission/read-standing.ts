/** Reads where an application stands: facts, derived step, the machine's state, and the page for them. */
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { decide } from '../../engine/journey/decide.ts';
import { deriveStep } from '../../engine/journey/derive-step.ts';
import { type Route, route } from '../../engine/journey/route.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import { standingEvents } from '../../engine/journey/standing-events.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { firedEvents } from '../application/fired-events.ts';
import type { Backend } from '../backend/backend.ts';
import { libraryFor } from '../backend/content-library.ts';

/** A standing with its flow, the state of the machine and the page that they lead to. */
export type RoutedStanding = Standing & { flow: CompiledFlow; state: string; route: Route };

/** Derived afresh on every call; of it only the events that were fired are stored. */
export async function readStanding(
  backend: Pick<Backend, 'domain' | 'library' | 'refused'>,
  scope: ApplicationScope,
): Promise<RoutedStanding> {
  const flow = flowOf(backend, scope);
  const facts = await backend.domain.assembleFacts(scope);
  const step = deriveStep(flow, facts);
  const events = standingEvents(flow, { facts, step }, await firedEvents(scope));
  const standing = { facts, step, events };
  const { state } = decide(flow, standing, backend.refused(scope.application.uuid));
  return { ...standing, flow, state, route: route(flow, standing, { state }) };
}

function flowOf(backend: Pick<Backend, 'library'>, { world, application }: ApplicationScope): CompiledFlow {
  return libraryFor(backend, world).flow(application.orgCode, application.flowId);
}
