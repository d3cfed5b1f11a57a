/** What a reviewer at the desk sends before saying that a paper was signed. */
import { findReview } from '../../../src/server/desk/find-review.ts';
import { sendSampleScan } from '../../../src/server/desk/send-sample-scan.ts';
import type { World } from '../../../src/server/platform/world/world.ts';

/** The sample of the sandbox's reviewer. @param uuid of a review of the default lender */
export async function sendScan(world: World, uuid: string): Promise<void> {
  await sendSampleScan(world, await findReview(world, { orgCode: 'default' }, uuid), 'signed');
}
