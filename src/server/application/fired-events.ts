/** The events of the machine that were fired, each with the server's step at that time. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { FiredEvent } from '../../engine/journey/standing-events.ts';
import type { ApplicationScope } from './application-scope.ts';

/** In the order in which they were fired. */
export async function firedEvents({ entities }: Pick<ApplicationScope, 'entities'>): Promise<FiredEvent[]> {
  const { events } = await entities.get('journey');
  return Array.isArray(events) ? events.filter(isFired) : [];
}

/** Stores the events that stand at this step in the place of all earlier ones, and leaves a trace of the new ones. */
export async function fireEvents(
  scope: ApplicationScope,
  step: string | null,
  names: readonly string[],
): Promise<void> {
  const before = await firedEvents(scope);
  const standing = before.filter((event) => event.step === step).map(({ name }) => name);
  if (before.length === standing.length && names.length === standing.length) return;
  await scope.entities.merge('journey', { events: names.map((name) => ({ name, step })) });
  for (const event of names.filter((name) => !standing.includes(name)))
    await scope.audit('event-fired', { event, step });
}

function isFired(event: unknown): event is FiredEvent {
  return (
    isRecord(event) &&
    typeof event.name === 'string' &&
    (event.step === null || typeof event.step === 'string')
  );
}
