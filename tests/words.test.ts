/** The sentences of the code keep to schemas/words.json, as `flow check` makes the content keep to it; docs/words.md is that list. */
/**
 * Covers src/engine/lints/word-reader.ts, src/tools/commands/words.ts,
 *   src/tools/words/{read-words,words-table}.ts, src/tools/words.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordReader } from '../src/engine/lints/word-reader.ts';
import { readWords } from '../src/tools/words/read-words.ts';
import { wordsTable } from '../src/tools/words/words-table.ts';

const words = readWords('.');
const read = wordReader(words);
// What else the server says, operators and developers read; so is the sandbox's own bar (web/dev).
const spoken =
  'auth documents effects facts http/routes identity platform/errors platform/files registration submission support uploads'.split(
    ' ',
  );
const rooms = ['src/web', ...spoken.map((room) => `src/server/${room}`)];

test.each(rooms)('no sentence of %s uses an avoided word', (room) => {
  const found = filesOf(room).flatMap((file) =>
    sentencesOf(file).flatMap((text) =>
      read(text).map(({ found: word, use }) => `${file}: “${word}” in “${text}”. Write: ${use}`),
    ),
  );

  expect(found).toEqual([]);
});

test('sees sentences in quotes, in templates and between tags', () => {
  const slot = `$\{a}`;
  const text = `const a = "go on"; const b = \`go ${slot} on\`; /* go on */\nconst c = <p>Tick  <b>it</b></p>; // go on\n`;

  expect(sentencesIn(text, 'sample.tsx')).toEqual(['go on', 'go', 'on', 'Tick', 'it']);
});

const written = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
// Made by a command from what is read elsewhere; and this file, whose samples are wrong.
const spared =
  /^(?:docs\/(?:words|mistakes|steps-and-pages)\.md|tests\/(?:acceptance\.md|words\.test\.ts)|src\/types\/)/;

test('nor do comments, documentation and the notes of content', () => {
  const files = written.filter((file) => !spared.test(file) && existsSync(file));
  const found = files.flatMap((file) =>
    notesIn(readFileSync(file, 'utf8'), file).flatMap((note) =>
      read(note).map(({ found: word, use }) => `${file}: “${word}” in “${note.trim()}”. Write: ${use}`),
    ),
  );

  expect(found).toEqual([]);
});

test('sees comments, paragraphs and notes, and neither code nor quotations in them', () => {
  expect(notesIn('const a = "go on"; // Go on.\n/** Anew. */', 'a.ts')).toEqual([
    '// Go on.',
    '/** Anew. */',
  ]);
  expect(notesIn('Go on with `go on` and “go on”.', 'a.md')).toEqual(['Go on with  and .']);
  expect(notesIn('{ "means": "Go on.", "text": "Stay." }', 'flows/a.json')).toEqual(['Go on.']);
});

test('docs/words.md is what `npm run flow -- words` writes', () => {
  expect(readFileSync('docs/words.md', 'utf8')).toBe(wordsTable(words));
});

/** What people who work on the product read in a file: comments, paragraphs, and what content says of itself. */
function notesIn(text: string, file: string): string[] {
  return notesOf(text, file).map((note) => note.replace(/`[^`\n]*`|“[^”]*”/g, ''));
}

function notesOf(text: string, file: string): string[] {
  if (file.endsWith('.md')) return text.replace(/^```[\s\S]*?^```/gm, '').split('\n');
  if (/\.(?:tsx?|mjs|css)$/.test(file))
    return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/ .*$/gm)].map(([note]) => note);
  if (!/^(?:flows|orgs|schemas)\/(?!words\.json|editor\/|languages\/).*\.json$/.test(file)) return [];
  const notes = /"(?:\$comment|means|about|description)": "((?:[^"\\]|\\.)*)"/g;
  return [...text.matchAll(notes)].map(([, note = '']) => note);
}

function filesOf(room: string): string[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /^(?!dev\/).*\.tsx?$/.test(file)).map((file) => `${room}/${file}`);
}

function sentencesOf(file: string): string[] {
  return sentencesIn(readFileSync(file, 'utf8'), file);
}

// Enough of a reader for sentences: comments are left out, a string ends on its line or is a template, a tag's words stand between > and <.
function sentencesIn(text: string, name: string): string[] {
  const strings = /(['"])((?:(?!\1)[^\\\n]|\\.)*)\1|`((?:[^`\\]|\\.)*)`/g;
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\w/])\/\/.*$/gm, '');
  const quoted = [...code.matchAll(strings)].map(([, , plain, template]) => plain ?? template ?? '');
  const tags = name.endsWith('x') ? code.replace(strings, '').matchAll(/>([^<>{}]+)[<{]/g) : [];
  return [...quoted, ...[...tags].map(([, words = '']) => words)]
    .flatMap((sentence) => sentence.split(/\$\{[^}]*\}/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '' && !/^[./]/.test(sentence));
}
