/** Stores what a picture looks like beside the picture itself, encrypted under its application's key. */
import { randomUUID } from 'node:crypto';
import { encrypt } from '../platform/crypto/aes.ts';
import type { FileStore } from '../platform/world/file-store.ts';
import type { Previews } from './draw-previews.ts';

/** Where each of the two lies. */
export type PreviewLocations = { preview: string; thumbnail: string };

export async function putPreviews(
  files: FileStore,
  key: Uint8Array,
  { preview, thumbnail }: Previews,
): Promise<PreviewLocations> {
  const put = async (bytes: Uint8Array) => {
    const location = randomUUID();
    await files.put(location, encrypt(key, location, bytes));
    return location;
  };
  return { preview: await put(preview), thumbnail: await put(thumbnail) };
}
