/** Looks at a photo before it is sent: what the server would refuse, and what would make the next one better. */
import { say } from '../../platform/data/say.ts';
import { judgePhoto, type PhotoFault } from './judge-photo.ts';
import { readPhoto } from './read-photo.ts';

const SHORTEST_LONG_EDGE = 1000;

const ADVICE = {
  dark: 'file-upload.dark',
  blurred: 'file-upload.blurred',
  glare: 'file-upload.glare',
  cut: 'file-upload.cut',
} as const satisfies Record<PhotoFault, string>;

export type PhotoLook = { problem?: string; advice?: string[] };

/** `camera` as the field names it: "user" photographs a face, anything else a document. */
export async function lookAtPhoto(file: Blob, camera: unknown): Promise<PhotoLook> {
  const photo = await readPhoto(file);
  if (!photo) return {};
  if (photo.longEdge < SHORTEST_LONG_EDGE) return { problem: say('file-upload.tooSmall') };
  const faults = judgePhoto(photo.picture, camera !== 'user');
  return faults.length > 0 ? { advice: faults.map((fault) => say(ADVICE[fault])) } : {};
}
