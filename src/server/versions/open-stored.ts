/** A lender's content as another release served it, for this server to serve. */
import type { Kysely } from 'kysely';
import type { Content } from '../../content/loaded/content.ts';
import { vocabularyOf } from '../../content/merge/gather-tree.ts';
import { digestOf } from '../../content/passed-check.ts';
import { passedContent } from '../../content/read-content.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';
import { unpackTree } from './packed-tree.ts';
import { unknownWords } from './unknown-words.ts';

type Asked = {
  code: string;
  digest: string;
  /** What this server serves. */
  own: Content;
  warn(what: Record<string, unknown>, why: string): void;
};

/**
 * The shape of what is stored, and the vocabulary, stay those of this server.
 * @returns null, and warns, where this program cannot serve it
 */
export async function openStored(
  { db, secrets }: { db: Kysely<Tables>; secrets: World['secrets'] },
  { code, digest, own, warn }: Asked,
): Promise<Content | null> {
  const row = await db.selectFrom('contents').selectAll().where('digest', '=', digest).executeTakeFirst();
  const tree = row && (await unpackTree(row, secrets, digestOf));
  if (!tree) {
    warn({ lender: code, digest }, 'a stored content is not as it was kept');
    return null;
  }
  const unknown = unknownWords(tree, own.vocabulary, vocabularyOf(tree));
  if (unknown.length > 0) {
    warn(
      { lender: code, digest, unknown },
      'the content of another release says what this program does not know',
    );
    return null;
  }
  return { ...own, orgs: passedContent(tree, [code]).orgs, outOfService: {} };
}
