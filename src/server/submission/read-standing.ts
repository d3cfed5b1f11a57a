/** Reads where an application stands: facts, derived step, the machine's state, and the page for them. */
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { decide } from '../../engine/journey/decide.ts';
import { deriveStep } from '../../engine/journey/derive-step.ts';
import { type Route, route } from '../../engine/journey/route.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Backend } from '../backend/backend.ts';

/** A standing with its flow, the state of the machine and the page that they lead to. */
export type RoutedStanding = Standing & { flow: CompiledFlow; state: string; route: Route };

/** Derived afresh on every call; nothing of it is stored. */
export async function readStanding(backend: Backend, scope: ApplicationScope): Promise<RoutedStanding> {
  const flow = flowOf(backend, scope);
  const facts = await backend.domain.assembleFacts(scope);
  const standing = { facts, step: deriveStep(flow, facts), events: await pastEvents(scope) };
  const { state } = decide(flow, standing, backend.refused(scope.application.uuid));
  return { ...standing, flow, state, route: route(flow, standing, { state }) };
}

/** Events of the machine that the borrower has fired, in order. */
export async function pastEvents(scope: ApplicationScope): Promise<string[]> {
  const { events } = await scope.entities.get('journey');
  return Array.isArray(events) ? events.filter((event) => typeof event === 'string') : [];
}

function flowOf({ library }: Backend, { application }: ApplicationScope): CompiledFlow {
  return library.flow(application.orgCode, library.roles.application);
}
