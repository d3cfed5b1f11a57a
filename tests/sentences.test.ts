/**
 * Sentences for borrowers stand in flows/, where a lender, a translator and a product manager find them, and no new one in
 * the code; each that is left says why. What developers and operators read is left out: src/web/dev, and the server's own rooms.
 */
/** Covers src/web, src/server. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWord, sentencesIn } from './sentences.ts';

// 252 in src/web (43 of them the developers' own) and 249 in src/server when this was first counted.
const most: Record<string, number> = {
  'web/accounts': 0,
  'web/blocks': 1,
  'web/journey': 0,
  'web/page': 0,
  'web/parts': 0,
  'web/pdf': 0,
  // What is said before anything came that could say it better; the browser's own words, which are looked for; names of letters.
  'web/platform': 5,
  // The name of an event, which the specification fixes.
  'web/shell': 1,
  'web/widgets': 0,
  'server/application': 0,
  // The name of the developers' login, in a header.
  'server/auth': 1,
  'server/backend': 0,
  'server/chat/routes': 0,
  'server/desk/routes': 0,
  'server/documents': 0,
  'server/effects': 0,
  'server/facts': 0,
  'server/http/plugins': 0,
  'server/http/routes': 0,
  'server/identity': 0,
  // A list of messages that only the sandbox serves.
  'server/messages': 2,
  'server/platform/crypto': 0,
  'server/platform/errors': 0,
  'server/platform/language': 0,
  'server/registration': 0,
  'server/signers/routes': 0,
  'server/standing': 0,
  'server/start/routes': 0,
  'server/submission': 0,
  'server/support': 0,
  'server/underwriting': 0,
  'server/uploads': 0,
};

test.each(Object.entries(most))('no new sentence stands in src/%s', (room, limit) => {
  const found = filesOf(`src/${room}`).flatMap((file) =>
    sentencesIn(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );

  expect(found.length, `Put them into flows/site.json (says):\n${found.join('\n')}`).toBeLessThanOrEqual(
    limit,
  );
});

// Names of the browser's and of libraries', and what only developers and programs read.
const elsewhere = [
  'src/web/dev/',
  'src/web/shell/debug-panel.tsx',
  // Nothing has come that could say it.
  'src/web/shell/no-lender.tsx',
  // Words of browsers, which are looked for, and of the specification.
  'src/web/platform/telemetry/error-report.ts',
  'src/web/platform/api/transport/api-error.ts',
];
const names = new Set(
  'Accept Authorization Bearer Component Date Delete Backspace End Enter Escape Files Home Space Tab'.split(
    ' ',
  ),
);

test('no word that a page or a screen reader says stands in src/web in English only', () => {
  const files = filesOf('src/web').filter((file) => !elsewhere.some((place) => file.startsWith(place)));
  const found = files.flatMap((file) =>
    sentencesIn(file, readFileSync(file, 'utf8'), isWord)
      .filter(({ text }) => !names.has(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  );

  expect(found).toEqual([]);
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
    'const e = `\x24{count} are found. Choose one.`;',
    'const f = `\x24{count} of-them hl-row`;',
  ].join('\n');

  expect(sentencesIn('sample.tsx', code).map(({ text }) => text)).toEqual([
    'We hold your rate',
    'Only … are left',
    'Thank you so much',
    '… are found. Choose one.',
  ]);
});

function filesOf(room: string): string[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${room}/${file}`);
}
