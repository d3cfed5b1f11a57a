/** Finds out what a file really is, and names it so. What browsers and cameras call it counts for nothing. */

import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { drawPreviews, type Previews } from './draw-previews.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import { isTwofold } from './is-twofold.ts';
import { kindOf, nameAs } from './kind-of.ts';

/** The file's bytes, with the name that the browser gave it. */
export type Upload = { name: string; bytes: Buffer };

/** A HEIC is drawn at the door: hardly any browser shows one, so one that cannot be drawn would be of no use. */
export type Inspected = { mediaType: string; name: string; previews?: Previews };

/** What it is, or a refusal in the borrower's words. */
export async function inspectUpload(upload: Upload, limits: Limits['uploads']): Promise<Inspected> {
  const { bytes } = upload;
  if (bytes.length === 0) throw new Refusal(422, [says('file.empty')]);
  if (bytes.length > limits.megabytes * 1024 * 1024) throw new Refusal(413, [says('file.large')]);
  const kind = await kindOf(bytes);
  if (!kind) throw new Refusal(415, [says('file.kinds')]);
  if (isTwofold(kind.mediaType, bytes)) throw new Refusal(422, [says('file.twofold')]);
  if (kind.mediaType === 'application/pdf') await inspectPdf(bytes, limits);
  else await inspectPicture(kind.mediaType, bytes, limits);
  const { mediaType } = kind;
  const name = nameAs(kind, upload.name);
  if (mediaType !== 'image/heic') return { mediaType, name };
  const previews = await drawPreviews(bytes, mediaType, limits);
  if (!previews) throw new Refusal(422, [says('file.undrawable')]);
  return { mediaType, name, previews };
}
