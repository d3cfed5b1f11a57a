/** One document as its list draws it: what it is, where it stands, what has happened to it. */
import { isRecord } from '../../engine/facts/facts.ts';
import { mailbox } from '../../engine/text/mailbox.ts';
import { paperOf } from '../platform/data/paper-of.ts';
import { say } from '../platform/data/say.ts';
import { sayMomentDay, sayMomentTime } from '../platform/data/say-time.ts';

export type ListedDocument = {
  uuid: string;
  title: string;
  /** The file's own name, of what was uploaded. */
  name?: string;
  isSent: boolean;
  /** It cannot be opened: it is being checked, it was destroyed, or the reader's task does not open it. */
  isLocked: boolean;
  look: 'picture' | 'document' | 'done' | 'waiting' | 'gone';
  mark?: DocumentMark;
  /** When and by whom. */
  lines: string[];
  /** What the reader has to know of it now. */
  note?: string;
  earlier: { uuid: string; title: string }[];
};

export type DocumentMark = { words: string; tone: 'neutral' | 'info' | 'success' | 'danger' };

const marks = {
  CHECKING: ['info', 'document-list.isChecked'],
  INFECTED: ['danger', 'document-list.isRefused'],
  RECEIVED: ['neutral', 'document-list.isReceived'],
  SUBMITTED: ['neutral', 'document-list.isSent'],
  IN_REVIEW: ['info', 'document-list.isReviewed'],
  ACCEPTED: ['success', 'document-list.isAccepted'],
  REJECTED: ['danger', 'document-list.isRefused'],
  SIGNED: ['success', 'document-list.isSigned'],
} as const satisfies Record<string, readonly [DocumentMark['tone'], string]>;
/** How long the scanner may take before a file is said to take longer, in milliseconds. */
const slowMs = 30 * 60_000;

export type DocumentReaderFacts = { lender: string; now: number; kindOf(type: unknown): string };

/** @returns undefined for what is no document */
export function listedDocument(
  entry: unknown,
  { lender, now, kindOf }: DocumentReaderFacts,
): ListedDocument | undefined {
  if (!isRecord(entry) || typeof entry.uuid !== 'string') return undefined;
  const isSent = entry.group === 'UPLOAD';
  const status = typeof entry.signedAt === 'string' ? 'SIGNED' : String(entry.status ?? '');
  const title = typeof entry.title === 'string' ? entry.title : kindOf(entry.type);
  const mark = markOf(status);
  const note = noteOf(status, entry, now);
  return {
    uuid: entry.uuid,
    title,
    isSent,
    isLocked: entry.locked === true || status === 'CHECKING' || status === 'INFECTED',
    look: lookOf(status, entry),
    lines: [...(isSent ? sentLines(entry, lender) : madeLines(entry)), ...seenLines(entry)],
    earlier: earlierOf(entry, title),
    ...(typeof entry.name === 'string' && { name: entry.name }),
    ...(mark && { mark }),
    ...(note && { note }),
  };
}

function lookOf(status: string, { mime }: Record<string, unknown>): ListedDocument['look'] {
  if (status === 'CHECKING') return 'waiting';
  if (status === 'INFECTED') return 'gone';
  if (String(mime ?? '').startsWith('image/')) return 'picture';
  return status === 'SIGNED' ? 'done' : 'document';
}

function markOf(status: string): DocumentMark | undefined {
  if (!Object.hasOwn(marks, status)) return undefined;
  const [tone, name] = marks[status as keyof typeof marks];
  return { tone, words: say(name) };
}

function noteOf(status: string, entry: Record<string, unknown>, now: number): string | undefined {
  const { rejectReason, createdAt, person } = entry;
  if (status === 'REJECTED') return typeof rejectReason === 'string' ? rejectReason : undefined;
  // What the borrower is told to do is no news to the desk.
  if (person !== undefined) return undefined;
  if (status === 'INFECTED') return say('document-list.destroyed');
  if (status === 'RECEIVED') return say('document-list.unsent');
  if (status !== 'CHECKING') return undefined;
  return say(
    now - Date.parse(String(createdAt)) > slowMs ? 'document-list.checkingLong' : 'document-list.checking',
  );
}

function sentLines({ createdAt, seenAt, person }: Record<string, unknown>, lender: string): string[] {
  const day = dayOf(createdAt);
  const by = typeof person === 'string' ? { person } : undefined;
  return [
    ...(day
      ? [by ? say('document-list.uploadedBy', { day, ...by }) : say('document-list.uploaded', { day })]
      : []),
    ...(dayOf(seenAt) ? [say('document-list.opened', { lender, day: dayOf(seenAt) })] : []),
  ];
}

function madeLines(entry: Record<string, unknown>): string[] {
  const { createdAt, signedAt, person } = entry;
  const { asked, mailed } = paperOf(entry);
  const line = (name: `document-list.${'received' | 'signed' | 'paper' | 'mailed'}`, at: unknown) =>
    dayOf(at) ? [say(name, { day: dayOf(at) })] : [];
  const forPerson = typeof person === 'string' ? [say('document-list.for', { person })] : [];
  return [
    ...forPerson,
    ...line('document-list.received', createdAt),
    ...line('document-list.signed', signedAt),
    ...line('document-list.mailed', mailed),
    ...line('document-list.paper', asked),
  ];
}

/** Who opened it, where the reader may know. */
function seenLines({ seen }: Record<string, unknown>): string[] {
  return (Array.isArray(seen) ? seen : [])
    .filter(isRecord)
    .map(({ by, at }) => say('document-list.seen', { by: mailbox(by), at: sayMomentTime(at) }));
}

function earlierOf({ earlier }: Record<string, unknown>, title: string): ListedDocument['earlier'] {
  return (Array.isArray(earlier) ? earlier : [])
    .filter(isRecord)
    .flatMap(({ uuid, createdAt }) =>
      typeof uuid === 'string'
        ? [{ uuid, title: say('document-list.versionOf', { title, day: dayOf(createdAt) }) }]
        : [],
    );
}

const dayOf = (at: unknown) => (typeof at === 'string' ? sayMomentDay(at) : '');
