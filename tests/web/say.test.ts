/** What the code says to borrowers is in flows/site.json, every sentence that is named there is said, and nothing else is. */
/** Covers src/engine/text/answer-words.ts, src/web/platform/data/say.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerWords } from '../../src/engine/text/answer-words.ts';
import {
  learn,
  learnPage,
  type Says,
  say,
  sayDate,
  sayYears,
  speak,
  speakPage,
} from '../../src/web/platform/data/say.ts';

import { bankWords, incomeWords, linkSentences } from '../../src/web/widgets/parts/link-words.ts';

const { says }: { says: Says } = JSON.parse(readFileSync('flows/site.json', 'utf8'));
const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const code = files.map((file) => readFileSync(`src/web/${file}`, 'utf8')).join('\n');
const named = new Set(
  [...code.matchAll(/['"]((?:[a-z]+-?)+\.[a-z][A-Za-z0-9]*)['"]/g)].map(([, path = '']) => path),
);

for (const { room } of [bankWords, incomeWords])
  for (const name of linkSentences) named.add(`${room}.${name}`);

test('every sentence that the code names is there', () => {
  const called = [...code.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, path = '']) => path);
  const lacking = called.filter((path) => {
    const [room = '', name = ''] = path.split('.');
    return says[room]?.[name] === undefined;
  });

  expect(called.length).toBeGreaterThan(50);
  expect(lacking).toEqual([]);
});

test('no sentence is there that the code does not name', () => {
  const paths = Object.entries(says).flatMap(([room, names]) =>
    Object.keys(names).map((name) => `${room}.${name}`),
  );

  expect(paths.filter((path) => !named.has(path) && !path.startsWith('answers.'))).toEqual([]);
});

test('what is said of answers is what the engine says where content says nothing', () => {
  expect(says.answers).toEqual(answerWords);
});

test('a sentence is filled in, in the language that is spoken, else as it was written', () => {
  learn('xx', { page: { problem: 'Hay {{count}}' } });
  speak({ language: 'xx', locale: 'es-US' });
  const said = [say('page.problem', { count: 2 }), say('page.saved'), sayYears(10), sayDate('2026-11-22')];
  speak({ language: 'en', locale: 'en-US' });

  expect(said).toEqual(['Hay 2', says.page?.saved, '10 años', '22 de noviembre de 2026']);
});

test('while a page speaks another language, the rooms that it brought do too, and the rest speaks the language of the shell', () => {
  const shell = { 'yes-no': { yes: 'Sí' }, page: { about: 'Tiempo' }, shell: { help: 'Ayuda' } };
  learn('es', shell);
  speak({ language: 'es', locale: 'es-US' });
  learnPage('en', { 'yes-no': { yes: 'Yes' }, page: { about: 'About' } });
  const sentences = () => [
    say('yes-no.yes'),
    say('page.about'),
    say('shell.help'),
    sayDate('2026-11-22', 'yes-no'),
  ];
  speakPage('en');
  const onEnglish = sentences();
  speakPage(undefined);
  const onSpanish = sentences();
  speak({ language: 'en', locale: 'en-US' });

  expect(onEnglish).toEqual(['Yes', 'About', 'Ayuda', 'November 22, 2026']);
  expect(onSpanish).toEqual(['Sí', 'Tiempo', 'Ayuda', '22 de noviembre de 2026']);
});
