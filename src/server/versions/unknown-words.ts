/** Whether this program can serve content of another release: one that says a word which is not in its vocabulary it cannot. */
import type { FileTree } from '../../content/files/file-tree.ts';
import type { Vocabulary } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';

/** @param own the program's vocabulary. @param theirs the one that the files were written in. */
export function unknownWords(tree: FileTree, own: Vocabulary, theirs: Vocabulary): string[] {
  const newer = wordsOf(theirs).filter((word) => !wordsOf(own).includes(word));
  if (newer.length === 0) return [];
  const said = JSON.stringify([...tree].filter(([path]) => !path.startsWith('schemas/')));
  return newer.filter((word) => said.includes(JSON.stringify(word)));
}

function wordsOf(vocabulary: Vocabulary): string[] {
  return Object.values<unknown>(vocabulary).flatMap((kind) => (isRecord(kind) ? Object.keys(kind) : []));
}
