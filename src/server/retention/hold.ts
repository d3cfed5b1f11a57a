/** Keeps an application from erasing, or lets it go again; both stand in its trail. Co-owners' parts are held with it. */

import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';

export type Held = { loanNumber: string; because: string };

/** @returns false when no borrower's own application has this number */
export async function setHold(
  world: World,
  { loanNumber, because }: Held,
  isHeld: boolean,
): Promise<boolean> {
  const found = await world.db
    .selectFrom('applications')
    .select('uuid')
    .where('loan_number', '=', loanNumber)
    .where('parent_uuid', 'is', null)
    .executeTakeFirst();
  if (!found) return false;
  await inApplication(
    world,
    found.uuid,
    async ({ tx, now, audit }) => {
      const set = { held_at: isHeld ? now : null };
      await tx.updateTable('applications').set(set).where('uuid', '=', found.uuid).execute();
      await audit(isHeld ? 'erasing-held' : 'erasing-released', { because });
    },
    { actor: 'operator' },
  );
  return true;
}
