/**
 * `flow words`: writes docs/words.md, the words that borrowers are never shown and what to write instead. With a language:
 * what has no translation, and what was translated from an English that has changed since.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languagesOf } from '../../content/files/overlay-files.ts';
import { readTree } from '../../content/files/read-files.ts';
import { recordPath } from '../../content/languages/english-record.ts';
import { englishOf, type Survey, surveyLanguage } from '../../content/languages/survey-language.ts';
import { siteOf } from '../../content/merge/bundles.ts';
import { writtenJson } from '../format/lay-out.ts';
import { readWords } from '../words/read-words.ts';
import { surveyReport } from '../words/survey-report.ts';
import { wordsTable } from '../words/words-table.ts';

export const summary =
  'Writes docs/words.md; with --language, lists what is not translated, and what to translate again.';
export const usage = '[--language TAG [--all] [--done]] [--root DIR]';
export const options = {
  '--language TAG': 'A language of flows/site.json, such as es.',
  '--all': 'Every text that is not translated, not just how many of each file.',
  '--done': 'Notes the English that the translations stand for now: they have been looked at.',
  '--root DIR': 'A copy of the product elsewhere.',
};

/** 0 when the file is written or the list is told; 2 for a language that the site does not name. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string' },
      language: { type: 'string' },
      all: { type: 'boolean', default: false },
      done: { type: 'boolean', default: false },
    },
  });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  return values.language === undefined ? writeTable(root) : tellLanguage(root, values.language, values);
}

function writeTable(root: string): number {
  const words = readWords(root);
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/words.md'), wordsTable(words));
  process.stdout.write(`docs/words.md has ${words.avoid.length} entries.\n`);
  return 0;
}

function tellLanguage(
  root: string,
  language: string,
  { all, done }: { all: boolean; done: boolean },
): number {
  const tree = readTree(root);
  const known = languagesOf(siteOf(tree));
  if (!known.includes(language)) {
    process.stderr.write(`flows/site.json has no language "${language}". It has: ${known.join(', ')}.\n`);
    return 2;
  }
  const surveys = surveyLanguage(tree, language);
  if (done) for (const lender of lendersOf(surveys)) note(root, language, surveys, lender);
  process.stdout.write(surveyReport(done ? surveys.map(upToDate) : surveys, all));
  return 0;
}

function note(root: string, language: string, surveys: readonly Survey[], lender: string | undefined): void {
  const own = surveys.filter(({ overlay }) => overlay && overlay.lender === lender);
  const record = Object.entries(englishOf(own)).sort(([one], [other]) => (one < other ? -1 : 1));
  const path = recordPath(language, lender);
  const $schema = `${'../'.repeat(path.split('/').length - 1)}schemas/meta/translation.schema.json`;
  writeFileSync(join(root, path), writtenJson({ $schema, ...Object.fromEntries(record) }));
}

function lendersOf(surveys: readonly Survey[]): Set<string | undefined> {
  return new Set(surveys.flatMap(({ overlay }) => (overlay ? [overlay.lender] : [])));
}

const upToDate = (survey: Survey): Survey => ({ ...survey, isStale: false });
