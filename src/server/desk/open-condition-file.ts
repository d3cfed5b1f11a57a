/** A file that was sent for a condition, for a reviewer. Every opening is in the application's trail. */

import type { Reviewer } from '../auth/may-review.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import { safeCopy } from '../uploads/safe-copy.ts';
import { findApplication } from './find-application.ts';
import type { OpenedFile } from './open-document.ts';

/** 404 for a file that was not sent for a condition, as for none. */
export async function openConditionFile(
  world: World,
  reviewer: Reviewer,
  { application, document }: { application: string; document: string },
): Promise<OpenedFile> {
  const { uuid, org_code } = await findApplication(world, reviewer, application);
  const opened = await inApplication(
    world,
    uuid,
    async (scope) => {
      const sent = (await scope.conditions.list()).flatMap(({ body }) =>
        body.documents.flatMap((one) => one.files),
      );
      const found = (await scope.uploads.list()).find((one) => one.uuid === document);
      if (!found || !sent.includes(document)) throw new Refusal(404, [says('file.none')]);
      const bytes = Buffer.from(await scope.uploads.read(document));
      await scope.uploads.noteSeen(document);
      await scope.audit('condition-file-opened', { file: document, type: found.type });
      return { ...found, bytes };
    },
    { actor: reviewer.uuid },
  );
  return safeCopy(opened, limitsOf(world, org_code).uploads);
}
