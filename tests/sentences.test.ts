/** Covers src/web, src/server. */
/**
 * Sentences for borrowers stand in flows/, where a lender, a translator and a product manager find them, and no new one in
 * the code. Rooms that still have some may have no more than they have; what developers and operators read is left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

// 252 in src/web (43 of them the developers' own) and 249 in src/server when this was first counted.
const most: Record<string, number> = {
  'web/api': 3,
  'web/blocks': 18,
  'web/data': 1,
  'web/hand-over': 4,
  'web/journey': 0,
  'web/menus': 2,
  'web/notifications': 0,
  'web/parts': 0,
  'web/pdf': 0,
  'web/shell': 6,
  'web/telemetry': 1,
  'web/theme': 3,
  'web/widgets': 62,
  'web/page': 0,
  'web/language': 0,
  'server/account-effects': 9,
  'server/accounts': 2,
  'server/application': 4,
  'server/auth': 15,
  'server/documents': 4,
  'server/effects': 34,
  'server/facts': 11,
  'server/hand-over': 3,
  'server/registration': 4,
  'server/routes': 37,
  'server/submission': 15,
  'server/underwriting': 8,
  'server/uploads': 12,
  'server/language': 0,
};

test.each(Object.entries(most))('no new sentence stands in src/%s', (room, limit) => {
  const found = filesOf(`src/${room}`).flatMap((file) =>
    sentencesIn(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );

  expect(found.length, `Put them into flows/site.json (says):\n${found.join('\n')}`).toBeLessThanOrEqual(
    limit,
  );
});

test('sees sentences in quotes, in templates and between tags, and passes what developers read', () => {
  const code = [
    "const a = 'We hold your rate';",
    'const b = `Only \x24{count} are left`;',
    'const c = <p>Thank you so much</p>;',
    "throw new ContentError('This is for developers');",
    "log.warn('This is for operators');",
    "route({ summary: 'This is for partners' });",
    "const d = 'one-word';",
  ].join('\n');

  expect(sentencesIn('sample.tsx', code).map(({ text }) => text)).toEqual([
    'We hold your rate',
    'Only … are left',
    'Thank you so much',
  ]);
});

function filesOf(room: string): string[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${room}/${file}`);
}
