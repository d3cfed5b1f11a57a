/** The host names that a lender's file names, read from whatever can be read of it. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { FileTree } from '../files/file-tree.ts';

export function namedHosts(tree: FileTree, code: string): string[] {
  const org = tree.get(`orgs/${code}/org.json`);
  const hosts = isRecord(org) && Array.isArray(org.hosts) ? org.hosts : [];
  return hosts.filter((host) => typeof host === 'string');
}
