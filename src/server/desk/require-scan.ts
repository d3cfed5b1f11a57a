/** The file without which a reviewer's answer is refused, as reviews.json says. */
import type { Reviews } from '../../types/reviews.ts';
import type { ApplicationScope, UploadRow } from '../application/application-scope.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';

export type TakenFile = Reviews['reviews'][string]['takes'];

type Asked = { review: string; answer: string; takes: TakenFile | undefined };

/**
 * 422 while none was sent, while it is being checked, and for one that was destroyed; another may be sent.
 * @returns undefined where the answer needs none
 */
export async function requireScan(
  { uploads }: Pick<ApplicationScope, 'uploads'>,
  { review, answer, takes }: Asked,
): Promise<UploadRow | undefined> {
  if (!takes?.for.includes(answer)) return undefined;
  const scan = await uploads.ofReview(review);
  if (!scan) throw refuseField('scan', says('desk.scanMissing'));
  if (scan.state === 'CHECKING') throw refuseField('scan', says('desk.scanChecking'));
  if (scan.state === 'INFECTED') throw refuseField('scan', says('desk.scanInfected'));
  return scan;
}
