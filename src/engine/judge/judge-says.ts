/** What the code says (`says`, `serverSays` of site.json) after a lender's patch: the same sentences, in the lender's words. */
import type { Org } from '../../types/org.ts';
import type { Vocabulary } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue, type Reporter } from '../lints/place-issue.ts';
import type { AvoidedUse } from '../lints/word-reader.ts';
import { slotsOf } from '../text/interpolate.ts';
import { differences } from './differences.ts';
import { judgeText } from './judge-text.ts';

export type LenderSite = {
  patchFile: string;
  base: unknown;
  merged: unknown;
  org: Org;
  vocabulary: Vocabulary;
  readWords: (text: string) => AvoidedUse[];
};

const kinds = ['says', 'serverSays'] as const;

/** Every sentence that is locked, taken away, of no name that the code says, or that does more than reword. */
export function judgeSays({ patchFile, base, merged, ...rules }: LenderSite): ContentIssue[] {
  const issue = placeIssue(patchFile);
  const locked = isRecord(base) && Array.isArray(base.lockedSays) ? base.lockedSays.map(String) : [];
  return kinds.flatMap((kind) =>
    differences(roomsOf(base, kind), roomsOf(merged, kind)).flatMap(({ keys, pointer, after }) => {
      const [room = '', name = ''] = keys;
      const before = sentenceAt(roomsOf(base, kind), room, name);
      const at = `/${kind}${pointer}`;
      if (before === undefined || typeof after !== 'string') return [misnamed(issue, at)];
      if (locked.includes(room) || locked.includes(`${room}.${name}`)) return [lockedHere(issue, at)];
      const faults = judgeText(after, { ...rules, before: [before] });
      return [
        ...faults.map(({ code, message, remedy }) => issue(code, at, message, remedy)),
        ...strangeSlots(issue, at, before, after),
      ];
    }),
  );
}

function misnamed(issue: Reporter, at: string): ContentIssue {
  const message = 'no code says a sentence of this name, or none is left of it.';
  return issue(
    'OVERRIDE_FORBIDDEN',
    at,
    message,
    'Reword the sentences that flows/site.json has, and no other.',
  );
}

function lockedHere(issue: Reporter, at: string): ContentIssue {
  const message = 'these words are the same for every lender.';
  return issue('OVERRIDE_LOCKED', at, message, 'Leave them as the base file has them.');
}

// The code that says a sentence fills in what the sentence names, and knows nothing of the lender.
function strangeSlots(issue: Reporter, at: string, before: string, after: string): ContentIssue[] {
  const known = new Set(slotsOf(before).map(({ path }) => path));
  const strange = slotsOf(after).find(({ path }) => path.startsWith('org.') && !known.has(path));
  if (!strange) return [];
  const message = `nothing fills in "${strange.path}" here.`;
  return [issue('OVERRIDE_FILLS', at, message, 'Write the words themselves.')];
}

function roomsOf(site: unknown, kind: (typeof kinds)[number]): Record<string, unknown> {
  const rooms = isRecord(site) ? site[kind] : undefined;
  return isRecord(rooms) ? rooms : {};
}

function sentenceAt(rooms: Record<string, unknown>, room: string, name: string): string | undefined {
  const sentences = Object.hasOwn(rooms, room) ? rooms[room] : undefined;
  const sentence = isRecord(sentences) && Object.hasOwn(sentences, name) ? sentences[name] : undefined;
  return typeof sentence === 'string' ? sentence : undefined;
}
