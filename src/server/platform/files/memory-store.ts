/** Files in memory, for tests. */
import type { FileStore } from '../world/file-store.ts';

/** `files` by their location: what is there already, and what is put there. */
export function memoryStore(files = new Map<string, Uint8Array>()): FileStore {
  return {
    put: async (location, bytes) => void files.set(location, bytes),
    get: async (location) => {
      const bytes = files.get(location);
      if (!bytes) throw new Error('No such file');
      return bytes;
    },
    remove: async (location) => void files.delete(location),
    spool: async (source) => {
      const chunks = (await source.toArray()) as Buffer[];
      const size = chunks.reduce((sum, { length }) => sum + length, 0);
      return { size, read: async () => Buffer.concat(chunks), drop: async () => undefined };
    },
    probe: async () => undefined,
  };
}
