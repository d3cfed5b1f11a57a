/** Content as another release served it, for this server to serve. */
import type { Kysely } from 'kysely';
import type { FileTree } from '../../../content/files/file-tree.ts';
import type { Content } from '../../../content/loaded/content.ts';
import { vocabularyOf } from '../../../content/merge/gather-tree.ts';
import { digestOf } from '../../../content/passed-check.ts';
import { passedContent } from '../../../content/read-content.ts';
import type { Vocabulary } from '../../../engine/content/bundle.ts';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Tables } from '../db/tables.ts';
import type { World } from '../world/world.ts';
import { unpackTree } from './packed-tree.ts';

/** The content of one release, a lender at a time. */
export type Release = (code: string) => Content;

export type OpenOptions = {
  digest: string;
  /** What this server serves. */
  own: Content;
  warn(what: Record<string, unknown>, why: string): void;
};

/**
 * The vocabulary stays that of this server. Takes a third of a second of the processor.
 * @returns null, and warns, where this program cannot serve it
 */
export async function openStored(
  { db, secrets }: { db: Kysely<Tables>; secrets: World['secrets'] },
  { digest, own, warn }: OpenOptions,
): Promise<Release | null> {
  const row = await db.selectFrom('contents').selectAll().where('digest', '=', digest).executeTakeFirst();
  const tree = row && (await unpackTree(row, secrets, digestOf));
  if (!tree) {
    warn({ digest }, 'a stored content is not as it was kept');
    return null;
  }
  const unknown = unknownWords(tree, own.vocabulary, vocabularyOf(tree));
  if (unknown.length > 0) {
    warn({ digest, unknown }, 'the content of another release says what this program does not know');
    return null;
  }
  return releaseOf(tree, own);
}

function releaseOf(tree: FileTree, own: Content): Release {
  const { orgs, domain } = passedContent(tree);
  const made = new Map<string, Content>();
  return (code) => {
    const lender = Object.hasOwn(orgs, code) ? orgs[code] : undefined;
    const content = made.get(code) ?? {
      ...own,
      domain,
      orgs: lender ? { [code]: lender } : {},
      outOfService: {},
    };
    made.set(code, content);
    return content;
  };
}

/** Words that the files say and this program does not know. @param theirs the vocabulary in which they were written */
function unknownWords(tree: FileTree, own: Vocabulary, theirs: Vocabulary): string[] {
  const newer = wordsOf(theirs).filter((word) => !wordsOf(own).includes(word));
  if (newer.length === 0) return [];
  const said = JSON.stringify([...tree].filter(([path]) => !path.startsWith('schemas/')));
  return newer.filter((word) => said.includes(JSON.stringify(word)));
}

function wordsOf(vocabulary: Vocabulary): string[] {
  return Object.values<unknown>(vocabulary).flatMap((kind) => (isRecord(kind) ? Object.keys(kind) : []));
}
