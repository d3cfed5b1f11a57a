/** Compiles the merged files of lenders into what a server serves. Pages that no lender changes are compiled once and shared. */

import type { CompiledPage } from '../../engine/content/bundle.ts';
import { compile } from '../../engine/content/compile.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { Org } from '../../types/org.ts';
import type { Page } from '../../types/page.ts';
import type { FileTree } from '../files/file-tree.ts';
import { uncheckable } from '../files/guarded.ts';
import { languagesOf, sourceLanguage } from '../files/overlay-files.ts';
import { sha256 } from '../files/sha256.ts';
import { compileLanguage } from '../languages/compile-language.ts';
import { translator } from '../languages/translate-org.ts';
import type { OrgContent } from '../loaded/content.ts';
import { flowData, limitsOf, type OrgFiles } from '../merge/bundles.ts';
import { sharing } from '../merge/org-with-shared.ts';

export type CompiledOrgs = { orgs: Record<string, OrgContent>; failed: ContentIssue[] };

/** Every lender that is not among the `broken`; one that cannot be compiled is an issue. */
export function compileOrgs(
  all: readonly OrgFiles[],
  tree: FileTree,
  broken: ReadonlySet<string>,
): CompiledOrgs {
  const make = maker(tree);
  const orgs: Record<string, OrgContent> = {};
  const failed: ContentIssue[] = [];
  for (const files of all.filter(({ code }) => !broken.has(code))) {
    try {
      // Whatever of it cannot be compiled is found now.
      orgs[files.code] = { ...make(files.code, files.org, () => files) };
    } catch (error) {
      if (files.code === sharing) throw error;
      failed.push(uncheckable(files.code, error));
    }
  }
  return { orgs, failed };
}

/** The lenders of content that has passed the check: of most a server is asked nothing for hours, and each is made when it is. */
export function orgsWhenAsked(tree: FileTree, lenders: readonly Unread[]): Record<string, OrgContent> {
  const make = maker(tree);
  return Object.fromEntries(lenders.map(({ code, org, read }) => [code, make(code, org, read)]));
}

/** A lender whose files are gathered when it is first asked for. */
export type Unread = { code: string; org: Org; read: () => OrgFiles };

type Make = (code: string, org: Org, read: () => OrgFiles) => OrgContent;

// Pages and files that lenders share are compiled and digested once.
function maker(tree: FileTree): Make {
  const pages = new Map<Page, CompiledPage>();
  const digest = digester();
  const speak = compileLanguage(tree, translator(tree));
  return (code, org, read) => {
    const files = once(read);
    const parts = {
      code: () => code,
      org: () => org,
      hash: once(() => digest(files(), tree)),
      flows: once(() => flowsOf(files(), pages)),
      site: () => files().site,
      limits: () => limitsOf(files().merged.files),
      data: once(() => flowData(files().merged.files)),
      logo: () => logoOf(tree, code),
      language: () => sourceLanguage(files().site),
    };
    const spoken = (language: string) =>
      speak(files(), { ...lazily<Omit<OrgContent, 'languages'>>(parts), languages: {} }, language);
    const languages = once(() =>
      Object.fromEntries(languagesOf(files().site).map((language) => [language, spoken(language)])),
    );
    return lazily<OrgContent>({ ...parts, languages });
  };
}

// Read like any object; a part is made when it is first read.
function lazily<Shape extends object>(parts: { [Key in keyof Shape]: () => Shape[Key] }): Shape {
  const getters = Object.entries<() => unknown>(parts).map(([name, get]) => [
    name,
    { get, enumerable: true },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Shape;
}

function flowsOf({ bundles }: OrgFiles, pages: Map<Page, CompiledPage>): OrgContent['flows'] {
  return Object.fromEntries(bundles.map((bundle) => [bundle.flow.id, compile(bundle, pages)]));
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function logoOf(tree: FileTree, code: string): string {
  const logo = tree.get(`orgs/${code}/logo.svg`);
  return typeof logo === 'string' ? logo : '';
}

/** Hashes a lender's content; each file is read through once, however many lenders share it. */
function digester(): (files: OrgFiles, tree: FileTree) => string {
  const known = new Map<unknown, string>();
  const digest = (json: unknown) => {
    const text = known.get(json) ?? sha256(JSON.stringify(json) ?? '');
    if (typeof json === 'object') known.set(json, text);
    return text;
  };
  return ({ code, org, merged }, tree) => {
    const schemas = [...tree].filter(([path]) => path.startsWith('schemas/'));
    const files = [...merged.files, ...schemas].map(([path, json]) => [path, digest(json)]);
    return sha256(JSON.stringify([org, tree.get(`orgs/${code}/logo.svg`), files]));
  };
}
