/** Files in memory, for tests. */
import type { FileStore } from '../world/file-store.ts';
import { FileMissing } from './file-missing.ts';

/** `files` by their location: what is there already, and what is put there. */
export function memoryStore(files = new Map<string, Uint8Array>()): FileStore {
  let mark: string | undefined;
  return {
    put: async (location, bytes) => void files.set(location, bytes),
    get: async (location) => {
      const bytes = files.get(location);
      if (!bytes) throw new FileMissing(location);
      return bytes;
    },
    remove: async (location) => void files.delete(location),
    spool: async (source) => {
      const chunks = (await source.toArray()) as Buffer[];
      const size = chunks.reduce((sum, { length }) => sum + length, 0);
      return { size, read: async () => Buffer.concat(chunks), drop: async () => undefined };
    },
    mark: async (made) => {
      mark ??= made;
      return mark;
    },
    probe: async () => undefined,
  };
}
