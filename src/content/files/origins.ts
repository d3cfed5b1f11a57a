/** Remembers which places of a file were written in another one: in a part that it uses, or in the file that it extends. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { FileTree } from './file-tree.ts';

/** The folder of the parts. No flow is called so. */
export const partsFolder = 'flows/parts/';

/** Everything at and below `pointer` was written in `file`, but what `own` (pointers below it) says otherwise. */
export type Origin = {
  pointer: string;
  file: string;
  own: readonly string[];
  /** The whole `file`, without comments. */
  whole: unknown;
  /** Where `file` has it from. */
  origins: readonly Origin[];
};

const kept = new WeakMap<object, readonly Origin[]>();

export function noteOrigins(json: unknown, origins: readonly Origin[]): void {
  if (isRecord(json) && origins.length > 0) kept.set(json, origins);
}

/** The place ("flows/signer/pages/x.json#/ui/back") at which an author wrote what stands at a place of the whole file. */
export function whereWritten(tree: FileTree, place: string): string {
  const [file = '', pointer] = place.split('#');
  const json = tree.get(file);
  const origins = isRecord(json) ? kept.get(json) : undefined;
  return pointer === undefined || !origins ? place : followed(origins, file, pointer);
}

function followed(origins: readonly Origin[], file: string, pointer: string): string {
  const around = origins.filter((one) => isBelow(pointer, one.pointer));
  const nearest = around.toSorted((one, other) => other.pointer.length - one.pointer.length)[0];
  const rest = nearest ? pointer.slice(nearest.pointer.length) : '';
  if (!nearest || nearest.own.some((own) => isBelow(rest, own) || isBelow(own, rest)))
    return `${file}#${pointer}`;
  return followed(nearest.origins, nearest.file, rest);
}

function isBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}

/** These files, and all that are made of them. @param changed paths below the root */
export function withUsers(tree: FileTree, changed: readonly string[]): string[] {
  const users = [...tree].flatMap(([path, json]) => {
    const origins = isRecord(json) ? kept.get(json) : undefined;
    return origins && filesOf(origins).some((file) => changed.includes(file)) ? [path] : [];
  });
  return [...new Set([...changed, ...users])];
}

function filesOf(origins: readonly Origin[]): string[] {
  return origins.flatMap(({ file, origins: inner }) => [file, ...filesOf(inner)]);
}
