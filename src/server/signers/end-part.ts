/** Ends the part that a person opened who need not sign anymore: nothing of the borrower's shows there from now on. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { endApplication } from '../application/end-application.ts';
import { stored } from '../application/stored.ts';
import { openApplication } from '../standing/open-application.ts';

/** @param scope the borrower's application; what the end leads to is detected with it */
export async function endPart({ tx, world }: ApplicationScope, partUuid: string): Promise<void> {
  const part = await openApplication(tx, world, partUuid, { lock: true });
  const { cancelled } = await stored(part, 'status');
  if (!cancelled) await endApplication(part, 'WITHDRAWN');
}
