/** The documents among facts, with what has happened to each. */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { DocumentEntry } from '../../platform/data/document-entry.ts';
import { paperOf } from '../../platform/data/paper-of.ts';
import { say } from '../../platform/data/say.ts';
import { sayMomentDay } from '../../platform/data/say-time.ts';

/** Reads the documents that a borrower may open; identity images carry no title and are left out. */
export function toDocuments(value: unknown, types: readonly string[] | undefined): DocumentEntry[] {
  return (Array.isArray(value) ? value.filter(isRecord) : [])
    .filter(({ type }) => !types || (typeof type === 'string' && types.includes(type)))
    .flatMap((entry) => {
      const { uuid, title, createdAt, mime } = entry;
      return typeof uuid === 'string' && typeof title === 'string'
        ? [
            {
              uuid,
              title,
              date: typeof createdAt === 'string' ? createdAt : undefined,
              isPicture: String(mime).startsWith('image/'),
              marks: marksOf(entry),
            },
          ]
        : [];
    });
}

function marksOf(entry: Record<string, unknown>): string[] {
  const mark = (words: string, at: unknown) =>
    typeof at === 'string' ? [`${words} ${sayMomentDay(at)}`] : [];
  const { asked, mailed } = paperOf(entry);
  return [
    ...mark(say('documents.signed'), entry.signedAt),
    ...mark(say('documents.mailed'), mailed),
    ...mark(say('documents.paper'), asked),
  ];
}
