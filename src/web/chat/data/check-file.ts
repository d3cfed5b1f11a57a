/** Which files a message may bring (ACC-C18). The server looks into them; the browser only spares the way. */
import { fileSize } from '../../../engine/text/file-size.ts';
import { say } from '../../platform/data/say.ts';

export const FILE_TYPES = ['.jpg', '.png', '.amr', '.mp3', '.mp4', '.pdf', '.txt'] as const;

/** What is wrong with it, in a sentence; undefined when it may be sent. @param most in bytes */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, most: number): string | undefined {
  const types = FILE_TYPES.join(', ');
  if (!isAllowed(name)) return say('chat.fileType', { name, types });
  if (size > most) return say('chat.fileSize', { name, size: fileSize(size), most: fileSize(most) });
  return size === 0 ? say('chat.fileEmpty', { name }) : undefined;
}

function isAllowed(name: string): boolean {
  const lower = name.toLowerCase();
  return FILE_TYPES.some((type) => lower.endsWith(type));
}
