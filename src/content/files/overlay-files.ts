/** Where the words of a language stand: beside the flows they translate, the product's and each lender's own. */
import type { Site } from '../../types/site.ts';
import type { FileTree } from './file-tree.ts';

/** The folder of all translations. Below it, each language has the paths of the files that it translates. */
export const languagesFolder = 'flows/languages/';

/** A file of translations. `file` is what it translates, `lender` whose folder it lies in: undefined for the product's. */
export type OverlayFile = { path: string; language: string; file: string; lender?: string };

/** What the path of a translation says; undefined for every other path. */
export function overlayAt(path: string): OverlayFile | undefined {
  const [, lender, language, rest] =
    /^(?:orgs\/([^/]+)\/)?flows\/languages\/([^/]+)\/(.+\.json)$/.exec(path) ?? [];
  if (language === undefined || rest === undefined || rest === recordName) return undefined;
  return { path, language, file: translated(rest), ...(lender === undefined ? {} : { lender }) };
}

/** Every translation of a tree. */
export function overlaysOf(tree: FileTree): OverlayFile[] {
  return [...tree.keys()].flatMap((path) => overlayAt(path) ?? []);
}

/** The translation of a file ("flows/heloc/flow.json"), as far as the product or a lender has one. */
export function wordsOf(tree: FileTree, file: string, language: string, lender?: string): unknown {
  const folder = lender === undefined ? languagesFolder : `orgs/${lender}/${languagesFolder}`;
  return tree.get(`${folder}${language}/${overlayName(file)}`);
}

/** The languages that borrowers may choose, besides the one that the flows are written in. */
export function languagesOf(site: Site): string[] {
  return Object.entries(site.languages ?? {}).flatMap(([code, { source }]) => (source ? [] : [code]));
}

/** The tag of the language that the flows are written in. */
export function sourceLanguage(site: Site): string {
  return Object.entries(site.languages ?? {}).find(([, { source }]) => source)?.[0] ?? 'en';
}

/** The name of the file in which a language notes the English of each translated text. */
export const recordName = 'english.json';

/** The name of a file's translation, below the folder of the language. */
export function overlayName(file: string): string {
  const entity = /^schemas\/domain\/(.+)\.schema\.json$/.exec(file)?.[1];
  return entity === undefined ? file.replace(/^flows\//, '') : `domain/${entity}.json`;
}

function translated(name: string): string {
  const entity = /^domain\/(.+)\.json$/.exec(name)?.[1];
  return entity === undefined ? `flows/${name}` : `schemas/domain/${entity}.schema.json`;
}
