/** What is plainly wrong with a file, before it is sent: kind, size, emptiness, chosen twice. The server looks deeper. */

import type { FileRef } from '../../data/file-ref.ts';
import { say } from '../../data/say.ts';

/** The server looks at the bytes: a file without an ending may be right. */
const ENDING = /\.[a-z0-9]{1,5}$/i;
const KINDS = /\.(pdf|jpe?g|jpe|jfif|png|hei[cf]|hif)$/i;
/** Pictures of another kind by their ending: phones and sites save JPEGs under these, too. */
const PICTURES = /\.(webp|avif|gif|bmp|tiff?)$/i;

/** For the file input: what the file chooser offers first. */
export const acceptedFiles =
  '.pdf,.jpg,.jpeg,.jfif,.png,.heic,.heif,.hif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

/** A sentence that says how to fix it, or undefined. */
export function fileProblem(file: Pick<File, 'name' | 'size'>, kept: readonly FileRef[]): string | undefined {
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
