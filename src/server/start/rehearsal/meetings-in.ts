/** A stored application as one content shows it. */
import type { CompiledFlow } from '../../../engine/content/bundle.ts';
import type { Met } from '../../../engine/rehearsal/moves.ts';
import type { Backend } from '../../backend/backend.ts';
import { contentLibrary } from '../../backend/content-library.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { World } from '../../platform/world/world.ts';
import { readApplication } from '../../standing/read-application.ts';
import { readStanding } from '../../submission/read-standing.ts';

/** Meets one application by its uuid. */
export type Meeting = (uuid: string) => Promise<(Met & { flow: CompiledFlow }) | undefined>;

/** Undefined where this content has no such lender or flow in service. */
export function meetingsIn(world: World, domain: Backend['domain']): Meeting {
  const library = contentLibrary(world.content, world.mode);
  const reader = { domain, library, refused: () => () => undefined };
  return (uuid) =>
    readApplication(world, uuid, (scope) => readStanding(reader, scope)).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
}
