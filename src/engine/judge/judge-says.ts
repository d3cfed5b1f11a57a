/** What the code says (`says`, `serverSays` of site.json) after a lender's patch: the same sentences, in the lender's words. */
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue, type Reporter } from '../lints/place-issue.ts';
import { slotsOf } from '../text/interpolate.ts';
import { differences } from './differences.ts';
import { type LenderWords, lockedWords, wordFaults } from './lender-words.ts';

const kinds = ['says', 'serverSays'] as const;

/** Every sentence that is locked, taken away, of no name that the code says, or that does more than reword. */
export function judgeSays({ patchFile, base, merged, ...rules }: LenderWords): ContentIssue[] {
  const issue = placeIssue(patchFile);
  const locked = isRecord(base) && Array.isArray(base.lockedSays) ? base.lockedSays.map(String) : [];
  return kinds.flatMap((kind) =>
    differences(roomsOf(base, kind), roomsOf(merged, kind)).flatMap(({ keys, pointer, after }) => {
      const [room = '', name = ''] = keys;
      const before = sentenceAt(roomsOf(base, kind), room, name);
      const at = `/${kind}${pointer}`;
      if (before === undefined || typeof after !== 'string') return [misnamed(issue, at)];
      if (locked.includes(room) || locked.includes(`${room}.${name}`))
        return [lockedWords(issue, at, 'these words')];
      return [
        ...wordFaults(issue, at, after, { ...rules, before: [before] }),
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
