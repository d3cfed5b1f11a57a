/** Who may download the register: a reviewer whose account says so, since ethnicity, race and sex stand in it. */
import { accountOf } from '../../auth/find-account.ts';
import type { Reviewer } from '../../auth/may-review.ts';
import type { World } from '../../platform/world/world.ts';

export async function mayFile(world: World, { uuid }: Reviewer): Promise<boolean> {
  return (await accountOf(world, uuid))?.may_file === true;
}
