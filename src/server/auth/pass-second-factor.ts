/** The second half of a login: a right code turns a session that waits for it into a new one that opens everything. */
import type { Backend } from '../backend/backend.ts';
import type { SecurityEvent } from '../platform/errors/security-events.ts';
import { checkFactor, type PassedBy } from './check-factor.ts';
import { accountOf } from './find-account.ts';
import { hasFactor } from './second-factor.ts';
import { endSession, type NewSession, type Session, startSession } from './session.ts';

/** `events` are what the security log records of it. */
export type Passed = { session: NewSession; events: SecurityEvent[] };

const eventOf: Record<PassedBy, SecurityEvent> = {
  app: 'factor-passed',
  'recovery-code': 'recovery-code-used',
};

/** The session that waited ends. Refuses with 422 at `/code`, and with 429 after too many tries. */
export async function passSecondFactor(
  backend: Backend,
  waiting: Pick<Session, 'uuid' | 'account'>,
  { code, device }: { code: string; device: string },
): Promise<Passed> {
  const { world, keys } = backend;
  const { account } = waiting;
  const isFirst = !(await hasFactor(world, account.uuid));
  const by = await checkFactor(backend, account.uuid, code);
  const limited = (await accountOf(world, account.uuid))?.password_expired ?? false;
  const now = world.clock.now();
  const opening = { device, limited, factorPassed: true };
  const session = await startSession(world.db, keys, account, now, opening);
  await endSession(world.db, waiting, now);
  const events = [...(isFirst ? (['factor-set-up'] as const) : []), eventOf[by]];
  return { session, events };
}
