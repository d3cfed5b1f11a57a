/** The time zones that the clocks of the home may follow: those of its state, as the quiet hours of messages list them. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { flowMessagesOf } from './flow-messages.ts';
import { homeOf } from './home-of.ts';

/** An application with its home, opened or only read. */
export type ZoneScope = Pick<ApplicationScope, 'entities' | 'world'> & {
  application: Pick<ApplicationScope['application'], 'orgCode'>;
};

/** IANA names, at least one. Which side of a state's border of zones a home is on is not known: both count. */
export async function homeZones(scope: ZoneScope): Promise<string[]> {
  const { location } = await homeOf(scope);
  const quiet = flowMessagesOf(scope.world, scope.application.orgCode)?.messages.quietHours;
  const listed: Record<string, string[]> = quiet?.zones ?? {};
  return listed[location?.state ?? ''] ?? quiet?.otherwise ?? ['America/New_York'];
}
