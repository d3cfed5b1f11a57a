/** A lender's files in another language: the words of the product over the lender's files, then the lender's own words. */
import { applyWords, entryAt } from '../../engine/content/apply-words.ts';
import type { JsonSchema } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { FileTree } from '../files/file-tree.ts';
import { languagesFolder, wordsOf } from '../files/overlay-files.ts';
import { plain } from '../files/plain.ts';
import { bundlesOf, filledIn, type OrgFiles, siteOf } from '../merge/bundles.ts';
import { patchFlows } from '../merge/patch-flows.ts';
import { lostIn } from './fillings.ts';

/** Translates lenders; files that no lender changes are translated once and shared, as is their English. */
export type Translator = (lender: OrgFiles, language: string) => OrgFiles;

export function translator(tree: FileTree): Translator {
  const english = patchFlows(tree, '').files;
  const known = new Map<string, WeakMap<object, unknown>>();
  const domains = new Map<string, Record<string, JsonSchema>>();
  const fitting = new Map<string, unknown>();
  const words = (file: string, language: string) => {
    const key = `${language} ${file}`;
    if (!fitting.has(key))
      fitting.set(key, fittingWords(plain(wordsOf(tree, file, language)), english.get(file)));
    return fitting.get(key);
  };
  const once = (file: string, language: string, json: unknown) => {
    if (!isRecord(json)) return json;
    const said = known.get(`${language} ${file}`) ?? new WeakMap<object, unknown>();
    known.set(`${language} ${file}`, said);
    if (!said.has(json)) said.set(json, applyWords(json, json, words(file, language)));
    return said.get(json);
  };
  return (lender, language) => {
    const spokenFiles = new Map(
      [...lender.merged.files].map(([file, json]): [string, unknown] => {
        // What has no translation is English, its numbers as well.
        const [spoken, base] = [json, english.get(file)].map((one) =>
          filledIn(lender.merged.files, file, one),
        );
        const said =
          base === spoken ? once(file, language, spoken) : applyWords(spoken, base, words(file, language));
        return [file, withOwn(lender, file, language, said)];
      }),
    );
    // In the words of this language; nothing is left for those of the flows.
    const files = new Map(
      [...spokenFiles].map(([file, json]): [string, unknown] => [
        file,
        filledIn(spokenFiles, file, json, language),
      ]),
    );
    const merged = { ...lender.merged, files };
    const [shared] = lender.bundles;
    const domain = domains.get(language) ?? domainIn(tree, language, shared?.domain ?? {});
    domains.set(language, domain);
    const vocabulary = shared?.vocabulary ?? {};
    return {
      ...lender,
      merged,
      site: siteOf(files),
      bundles: bundlesOf(merged, lender.org, { domain, vocabulary }),
    };
  };
}

/** Whether the product or the lender has words of this language for a page. */
export function isTranslated(tree: FileTree, file: string, language: string, lender: string): boolean {
  return wordsOf(tree, file, language) !== undefined || wordsOf(tree, file, language, lender) !== undefined;
}

/** Everything that makes a lender's content in a language differ from its English. */
export function wordsFor(tree: FileTree, language: string, lender: string): Array<[string, unknown]> {
  const folders = [languagesFolder, `orgs/${lender}/${languagesFolder}`].map((one) => `${one}${language}/`);
  return [...tree].filter(([path]) => folders.some((folder) => path.startsWith(folder)));
}

// The lender's own words hold wherever it has them: they translate what the lender says there.
function withOwn({ merged }: OrgFiles, file: string, language: string, said: unknown): unknown {
  const own = merged.translations.find((one) => one.file === file && one.language === language);
  return own ? applyWords(said, said, fittingWords(own.patch, own.base)) : said;
}

function domainIn(
  tree: FileTree,
  language: string,
  domain: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(domain).map(([entity, schema]) => {
      const words = wordsOf(tree, `schemas/domain/${entity}.schema.json`, language);
      const said = words === undefined ? schema : applyWords(schema, schema, plain(words));
      return [entity, isRecord(said) ? said : schema];
    }),
  );
}

// The words that still fit their English: where that fills in more or less by now, it is shown itself. They lie over it as in `applyWords`.
function fittingWords(words: unknown, english: unknown): unknown {
  if (typeof words === 'string')
    return typeof english === 'string' && lostIn(words, english) !== undefined ? null : words;
  if (Array.isArray(words)) {
    const list = Array.isArray(english) ? english : [];
    return words.map((part, place) => fittingWords(part, list[place]));
  }
  if (!isRecord(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [key, fittingWords(part, entryAt(english, key))]),
  );
}
