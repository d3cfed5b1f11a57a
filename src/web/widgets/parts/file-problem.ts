/** What is plainly wrong with a file, before it is sent: kind, size, emptiness, chosen twice. The server looks deeper. */

import type { FileRef } from '../../platform/data/file-ref.ts';
import { say } from '../../platform/data/say.ts';

/** The server looks at the bytes: a file without an ending may be right. */
const ENDING = /\.[a-z0-9]{1,5}$/i;
const KINDS = /\.(pdf|jpe?g|jpe|jfif|png|hei[cf]|hif)$/i;
/** Pictures of another kind by their ending: phones and sites save JPEGs under these, too. */
const PICTURES = /\.(webp|avif|gif|bmp|tiff?)$/i;

/** For the file input: what the file chooser offers first. */
export const acceptedPhotos =
  '.jpg,.jpeg,.jfif,.png,.heic,.heif,.hif,image/jpeg,image/png,image/heic,image/heif';
export const acceptedFiles = `.pdf,application/pdf,${acceptedPhotos}`;

/** Whether a field takes photos only: a face is on no PDF. */
export const takesPhotos = (camera: unknown): boolean => camera === 'user';

/** A sentence that says how to fix it, or undefined. @param camera of the field's options */
export function fileProblem(
  file: Pick<File, 'name' | 'size'>,
  kept: readonly FileRef[],
  camera?: unknown,
): string | undefined {
  if (takesPhotos(camera) && /\.pdf$/i.test(file.name)) return say('file-upload.photoOnly');
  if (ENDING.test(file.name) && !KINDS.test(file.name) && !PICTURES.test(file.name))
    return say('file-upload.wrongKind');
  if (file.size === 0) return say('file-upload.empty');
  if (file.size > mostBytes()) return say('file-upload.large');
  const twice = kept.some(({ name, size }) => name === file.name && size === file.size);
  return twice ? say('file-upload.twice') : undefined;
}

// The same number as in the sentences, from limits.json.
function mostBytes(): number {
  return Number(say('file-upload.mostMegabytes')) * 1024 * 1024;
}
