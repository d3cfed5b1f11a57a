/** What is plainly wrong with a file, before it is sent: kind, size, emptiness, chosen twice. The server looks deeper. */
import type { FileRef } from '../../data/file-ref.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const KINDS = /\.(pdf|jpe?g|png|heic)$/i;

/** For the file input: what the file chooser offers first. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.heic,application/pdf,image/jpeg,image/png,image/heic';

/** A sentence that says how to fix it, or undefined. */
export function fileProblem(file: Pick<File, 'name' | 'size'>, kept: readonly FileRef[]): string | undefined {
  if (!KINDS.test(file.name)) return "We can't read this type of file. Use a PDF, JPG, PNG or HEIC file.";
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > MAX_BYTES) return 'This file is larger than 15 MB. Use a smaller one, or take a new photo.';
  const twice = kept.some(({ name, size }) => name === file.name && size === file.size);
  return twice ? 'You already uploaded this file. Choose a different one.' : undefined;
}
