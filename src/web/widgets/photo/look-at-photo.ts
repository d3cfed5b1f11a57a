/** Looks at a photo before it is sent: what the server would refuse, and what would make the next one better. */
import { judgePhoto, type PhotoFault } from './judge-photo.ts';
import { readPhoto } from './read-photo.ts';

const SHORTEST_LONG_EDGE = 1000;
const TOO_SMALL = 'This picture is too small. Use one at least 1,000 pixels on its longer side.';

const ADVICE: Record<PhotoFault, string> = {
  dark: "It's a bit dark. Try more light.",
  blurred: 'It looks blurry. Hold still and tap the document to focus.',
  glare: 'There may be glare. Turn off the flash or tilt it away from the light.',
  cut: 'An edge may be cut off. Move back until you can see all four corners.',
};

export type PhotoLook = { problem?: string; advice?: string[] };

/** `camera` as the field names it: "user" photographs a face, anything else a document. */
export async function lookAtPhoto(file: Blob, camera: unknown): Promise<PhotoLook> {
  const photo = await readPhoto(file);
  if (!photo) return {};
  if (photo.longEdge < SHORTEST_LONG_EDGE) return { problem: TOO_SMALL };
  const faults = judgePhoto(photo.picture, camera !== 'user');
  return faults.length > 0 ? { advice: faults.map((fault) => ADVICE[fault]) } : {};
}
