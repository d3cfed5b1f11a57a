/** What an uploaded picture looks like: drawn when it is first wanted, then kept. The picture itself is evidence and stays as it was sent. */
import type { UploadRow } from '../application/application-scope.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { keepFiles } from '../platform/files/arriving-files.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { readApplication } from '../standing/read-application.ts';
import { drawPreviews } from './draw-previews.ts';
import { putPreviews } from './put-previews.ts';

export type PreviewSize = 'preview' | 'thumbnail';

/** A JPEG. Throws 404 for what is no picture of the application, 422 for one that cannot be drawn. */
export async function showPreview(
  world: World,
  application: string,
  { uuid, as }: { uuid: string; as: PreviewSize },
): Promise<Buffer> {
  const { kept, ...found } = await readApplication(world, application, async ({ uploads, key, ...scope }) => {
    const upload = (await uploads.list()).find((one) => one.uuid === uuid);
    if (!upload?.mediaType.startsWith('image/')) throw new Refusal(404, [says('file.none')]);
    const bytes = await uploads.read(uuid);
    return { upload, key, bytes, orgCode: scope.application.orgCode, kept: await uploads.preview(uuid, as) };
  });
  return Buffer.from(kept ?? (await draw(world, found))[as]);
}

type Found = { upload: UploadRow; key: Uint8Array; bytes: Uint8Array; orgCode: string };

async function draw(world: World, { upload, key, bytes, orgCode }: Found) {
  const drawn = await drawPreviews(bytes, upload.mediaType, limitsOf(world, orgCode).uploads);
  if (!drawn) throw new Refusal(422, [says('file.undrawable')]);
  const locations = await putPreviews(world.files, key, drawn);
  // No fact changes by it, so it counts no revision: a page that is open stays valid.
  const rows = world.db.updateTable('files').set(locations).where('uuid', '=', upload.uuid);
  const kept = await rows.where('preview', 'is', null).executeTakeFirst();
  // Another request was first, or the picture was removed meanwhile.
  await keepFiles(world.db, Object.values(locations));
  if (kept.numUpdatedRows === 0n) await Promise.all(Object.values(locations).map(world.files.remove));
  return drawn;
}
