/** Compiles the merged files of lenders into what a server serves. Pages that no lender changes are compiled once and shared. */
import { createHash } from 'node:crypto';
import type { CompiledPage } from '../../engine/content/bundle.ts';
import { compile } from '../../engine/content/compile.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { Page } from '../../types/page.ts';
import type { FileTree } from '../files/file-tree.ts';
import { uncheckable } from '../files/guarded.ts';
import { languagesOf, sourceLanguage } from '../files/overlay-files.ts';
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
  const pages = new Map<Page, CompiledPage>();
  const digest = digester();
  const speak = compileLanguage(tree, translator(tree));
  const orgs: Record<string, OrgContent> = {};
  const failed: ContentIssue[] = [];
  for (const files of all.filter(({ code }) => !broken.has(code))) {
    try {
      const english = orgContent(files, pages, tree, digest(files, tree));
      const languages = languagesOf(files.site).map((language) => [
        language,
        speak(files, english, language),
      ]);
      orgs[files.code] = { ...english, languages: Object.fromEntries(languages) };
    } catch (error) {
      if (files.code === sharing) throw error;
      failed.push(uncheckable(files.code, error));
    }
  }
  return { orgs, failed };
}

function orgContent(
  files: OrgFiles,
  pages: Map<Page, CompiledPage>,
  tree: FileTree,
  hash: string,
): OrgContent {
  const flows = files.bundles.map((bundle) => [bundle.flow.id, compile(bundle, pages)]);
  return {
    code: files.code,
    org: files.org,
    hash,
    flows: Object.fromEntries(flows),
    site: files.site,
    limits: limitsOf(files.merged.files),
    data: flowData(files.merged.files),
    logo: logoOf(tree, files.code),
    languages: {},
    language: sourceLanguage(files.site),
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
