/** What the lender made of files that were sent for conditions: the conditions know it, and the list of documents says it too. */
import type { Document } from '../../types/document.ts';
import type { ApplicationScope, AskedDocument } from '../application/application-scope.ts';
import { saidOf } from '../platform/language/said.ts';
import { wordingOf } from '../platform/language/wording.ts';

export type FileAnswer = { status: NonNullable<Document['status']>; reason?: string };

/** By the file's uuid. A file that was sent again for the same document is forgotten with the answer to it. */
export async function fileAnswers({
  conditions,
  world,
  application,
}: ApplicationScope): Promise<ReadonlyMap<string, FileAnswer>> {
  const { word } = wordingOf(world.content, application.orgCode);
  const asked = (await conditions.list()).flatMap(({ body }) => body.documents);
  return new Map(asked.flatMap((one) => one.files.map((file) => [file, answerOf(one, word)] as const)));
}

function answerOf(
  { status, rejectReason }: AskedDocument,
  word: ReturnType<typeof wordingOf>['word'],
): FileAnswer {
  if (status === 'REJECTED' && rejectReason) return { status, reason: word(saidOf(rejectReason)) };
  return { status: status === 'SUBMITTED' ? 'IN_REVIEW' : status };
}
