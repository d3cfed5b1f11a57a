/** Explains in one sentence why the server did not start, where it can. */
import { ContentError } from '../../engine/issues/content-error.ts';
import { StartRefused } from '../platform/errors/start-refused.ts';
import { StoreAway } from '../platform/files/store-away.ts';
import { FolderInUse } from '../platform/lock/folder-lock.ts';
import type { Settings } from '../platform/world/settings.ts';

export function explainFailure(error: unknown, settings?: Settings): string {
  if (error instanceof ContentError) return `The content has mistakes:\n${error.message}`;
  if (error instanceof FolderInUse || error instanceof StartRefused) return error.message;
  if (error instanceof StoreAway)
    return `${error.message} Look at FILES_URL, and at the keys and the region of the bucket (docs/operations.md, Files in a bucket).`;
  const { code, message, stack, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' && settings)
    return `Port ${settings.port} of ${settings.host} is in use. Stop what listens there, or set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen' && settings)
    return `This user may not listen on port ${settings.port} of ${settings.host}. Set PORT to another one, and let a proxy stand before it.`;
  if (code === 'EACCES' || code === 'EROFS')
    return `${message}. The server must be able to write to its data folder (DATA_DIR).`;
  if (code === 'ENOSPC') return 'The disk is full. Make room, or set DATA_DIR to another disk.';
  if (/HEARTHLINE_|_URL must|is "|PORT/.test(message ?? '')) return message ?? '';
  return stack ?? String(error);
}
