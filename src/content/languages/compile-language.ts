/**
 * Compiles a lender once more in another language. What is asked and how it is validated is the English page's own; a page
 * that has no translation stays English as a whole, and says so.
 */

import type { Bundle, CompiledFlow, CompiledPage } from '../../engine/content/bundle.ts';
import { compile } from '../../engine/content/compile.ts';
import { compilePage } from '../../engine/content/compile-page.ts';
import type { Page } from '../../types/page.ts';
import type { FileTree } from '../files/file-tree.ts';
import { sha256 } from '../files/sha256.ts';
import type { OrgContent } from '../loaded/content.ts';
import { flowData, type OrgFiles } from '../merge/bundles.ts';
import { isTranslated, type Translator, wordsFor } from './translate-org.ts';

type Speak = (files: OrgFiles, english: OrgContent, language: string) => OrgContent;

/** Makes `speak`, which compiles a page once for all lenders that share it. */
export function compileLanguage(tree: FileTree, translate: Translator): Speak {
  const kept = new Map<string, Map<Page, CompiledPage>>();
  return (files, english, language) => {
    const known = kept.get(language) ?? new Map<Page, CompiledPage>();
    kept.set(language, known);
    const said = translate(files, language);
    const locale = files.site.languages?.[language]?.locale ?? language;
    const compileFlow = (bundle: Bundle): CompiledFlow => {
      const { id } = bundle.flow;
      for (const [name, page] of Object.entries(bundle.pages)) {
        const source = english.flows[id]?.pages[name];
        if (known.has(page) || !source) continue;
        const isSaid = isTranslated(tree, `flows/${id}/pages/${name}.json`, language, files.code);
        known.set(page, isSaid ? inWords(page, bundle, source) : { ...source, language: english.language });
      }
      return { ...compile(bundle, known), locale };
    };
    return {
      ...english,
      hash: sha256(JSON.stringify([english.hash, wordsFor(tree, language, files.code)])),
      flows: Object.fromEntries(said.bundles.map((bundle) => [bundle.flow.id, compileFlow(bundle)])),
      site: said.site,
      data: flowData(said.merged.files),
      language,
      source: english.site,
    };
  };
}

// A validator is found by `authored`, which has no words: one serves all languages.
function inWords(page: Page, { domain, vocabulary }: Bundle, source: CompiledPage): CompiledPage {
  const { authored, fields, secrets } = source;
  return { ...compilePage(page, domain, vocabulary), authored, fields, secrets };
}
