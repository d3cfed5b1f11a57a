/** What the sandbox's reviewer sends where a review takes a file: the document that reviews.json names, with the application's data. */
import { documentWords } from '../documents/document-words.ts';
import { drawPdf } from '../documents/draw-pdf.ts';
import { fillDocument } from '../documents/make-documents.ts';
import type { World } from '../platform/world/world.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import { worldOf } from '../standing/its-world.ts';
import { readApplication } from '../standing/read-application.ts';
import type { FoundReview } from './find-review.ts';
import { sandboxActor } from './sandbox-actor.ts';
import { takeScan } from './take-scan.ts';

/** Leaves alone what a reviewer sent before. */
export async function sendSampleScan(
  world: World,
  row: FoundReview & { flow_id: string },
  answer: string,
): Promise<void> {
  const its = await worldOf(world, row.application_uuid);
  const { takes, sandbox } = reviewsOf(its, row.org_code, row.flow_id)?.reviews.reviews[row.name] ?? {};
  if (!takes?.for.includes(answer) || !sandbox?.sends) return;
  const { sends } = sandbox;
  const drawn = await readApplication(world, row.application_uuid, async (scope) => {
    const sent = await scope.uploads.ofReview(row.uuid);
    if (sent && sent.state !== 'INFECTED') return undefined;
    return drawPdf(await fillDocument(scope, sends), documentWords(world, row.org_code));
  });
  if (!drawn) return;
  const file = { name: `${sends}.pdf`, mediaType: 'application/pdf', bytes: Buffer.from(drawn.pdf) };
  await takeScan(world, { ...row, takes }, file, sandboxActor);
}
