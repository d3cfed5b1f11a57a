/** Reads all content from disk: merged per lender, checked, compiled. Broken content stops whoever asks, with every reason at once. */
import { createHash } from 'node:crypto';
import type { CompiledPage } from '../engine/bundle.ts';
import { assemble } from '../engine/compile.ts';
import { ContentError } from '../engine/content-error.ts';
import type { Page } from '../types/page.ts';
import { flowData, type OrgFiles } from './bundles.ts';
import { checkTree, type Gathered, gatherTree } from './check-tree.ts';
import type { Content, OrgContent } from './content.ts';
import { type FileTree, readTree } from './file-tree.ts';
import type { PassedCheck } from './passed-check.ts';

/** All lenders' content under `root`, or a ContentError with every error found. What has `passed` is not checked again. */
export function readContent(root: string, passed?: PassedCheck): Content {
  const tree = readTree(root);
  const { orgs, domain, vocabulary } = passed?.knows(tree) ? gatherTree(tree) : soundTree(tree, passed);
  const pages = new Map<Page, CompiledPage>();
  const digest = digester();
  const compiled = orgs.map((org) => orgContent(org, pages, digest(org, tree)));
  return { orgs: Object.fromEntries(compiled.map((org) => [org.code, org])), domain, vocabulary };
}

function soundTree(tree: FileTree, passed: PassedCheck | undefined): Gathered {
  const { issues, ...gathered } = checkTree(tree);
  const [first, ...rest] = issues.filter(({ severity }) => severity === 'error');
  if (first) throw new ContentError([first, ...rest]);
  passed?.keep(tree);
  return gathered;
}

// Pages that no lender changes are compiled once and shared.
function orgContent(files: OrgFiles, pages: Map<Page, CompiledPage>, hash: string): OrgContent {
  const flows = files.bundles.map((bundle) => [bundle.flow.id, assemble(bundle, pages)]);
  return {
    code: files.code,
    org: files.org,
    hash,
    flows: Object.fromEntries(flows),
    site: files.site,
    data: flowData(files.merged.files),
  };
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
