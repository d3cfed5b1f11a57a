/** A lender's words: an edit of its patch of one of our files. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { patchFlows } from '../../content/merge/patch-flows.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { keysOf, pointerOf } from '../../engine/facts/json-pointer.ts';
import type { Edit } from '../../studio/calls/calls.ts';
import { editJson } from './edit-json.ts';

type Change = Exclude<Edit, { do: 'text' }>;

/** The lender and our file, of a path such as "orgs/acme/flows/heloc/pages/x.json". */
export function patchOf(path: string): { code: string; file: string } | undefined {
  const [, code, file] = /^orgs\/([^/]+)\/(flows\/.+\.json)$/.exec(path) ?? [];
  return code && file ? { code, file } : undefined;
}

/** Our file as the lender's borrowers read it. */
export function readBy(tree: FileTree, code: string, file: string): unknown {
  return patchFlows(tree, code).files.get(file);
}

/** The edits that make one in a lender's patch: a patch replaces a list whole, and a new one says what it is. */
export function patchEdits(tree: FileTree, edit: Change): Change[] {
  const [path = '', pointer = ''] = edit.place.split('#');
  const patch = patchOf(path);
  if (!patch) return [edit];
  const keys = keysOf(pointer);
  const whole = readBy(tree, patch.code, patch.file);
  const list = keys.findIndex((_, index) => Array.isArray(at(whole, keys.slice(0, index))));
  const own: Change =
    list < 0
      ? edit
      : {
          do: 'set',
          place: `${path}#${pointerOf(keys.slice(0, list))}`,
          value: editJson(at(whole, keys.slice(0, list)), keys.slice(list), edit),
        };
  return tree.has(path) ? [own] : [{ do: 'set', place: `${path}#/$schema`, value: schemaFor(path) }, own];
}

function at(json: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, json);
}

function schemaFor(path: string): string {
  const [, , , flow = ''] = path.split('/');
  return `${'../'.repeat(path.split('/').length - 1)}schemas/editor/${flow}/page-patch.schema.json`;
}
