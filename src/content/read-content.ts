/** Reads all content from disk: merged per lender, checked, compiled. Broken content stops whoever asks, with every reason at once. */
import { createHash } from 'node:crypto';
import { assemble } from '../engine/compile.ts';
import { ContentError } from '../engine/content-error.ts';
import { flowData, type OrgFiles } from './bundles.ts';
import { checkTree } from './check-tree.ts';
import type { Content, OrgContent } from './content.ts';
import { type FileTree, readTree } from './file-tree.ts';

/** All lenders' content under `root`, or a ContentError with every error found. */
export function readContent(root: string): Content {
  const tree = readTree(root);
  const { issues, orgs, domain, vocabulary } = checkTree(tree);
  const [first, ...rest] = issues.filter(({ severity }) => severity === 'error');
  if (first) throw new ContentError([first, ...rest]);
  const compiled = orgs.map((org) => orgContent(org, tree));
  return {
    orgs: Object.fromEntries(compiled.map((org) => [org.code, org])),
    domain,
    vocabulary,
    warnings: issues,
  };
}

function orgContent(files: OrgFiles, tree: FileTree): OrgContent {
  const flows = files.bundles.map((bundle) => [bundle.flow.id, assemble(bundle)]);
  return {
    code: files.code,
    org: files.org,
    hash: hashOf(files, tree),
    flows: Object.fromEntries(flows),
    site: files.site,
    data: flowData(files.merged.files),
  };
}

function hashOf({ org, merged }: OrgFiles, tree: FileTree): string {
  const schemas = [...tree].filter(([path]) => path.startsWith('schemas/'));
  return createHash('sha256')
    .update(JSON.stringify([org, [...merged.files], schemas]))
    .digest('hex');
}
