/** Writes what an author accepts of a rehearsal among the cases of the flow. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileTree } from '../../content/files/file-tree.ts';
import type { Met } from '../../engine/rehearsal/moves.ts';
import type { Case, Cases } from '../../types/cases.ts';
import { schemaPath } from '../editor/schema-path.ts';
import { layOut } from '../format/lay-out.ts';
import { decisionCases, moveCases, priceCases } from './accepted.ts';
import { rehearseLender, sideOf } from './rehearse-lender.ts';

type Asked = { flow: string; org: string; people: () => readonly Met[] };

/** What differs for a lender, as cases under the edited content. */
export function casesOf(before: FileTree, after: FileTree, asked: Asked): Case[] {
  const found = rehearseLender(before, after, asked);
  if (!found) return [];
  const [was, is] = [sideOf(before, asked), sideOf(after, asked)];
  const moved = found.moves.length > 0 ? moveCases(was, is, asked.people()) : [];
  const cases = [...moved, ...priceCases(found.prices?.changed ?? []), ...decisionCases(found.decisions)];
  return asked.org === 'default' ? cases : cases.map((one) => ({ ...one, lender: asked.org }));
}

/** Writes them to flows/<flow>/cases/<name>.json below `root`, and throws where that is. @returns the file's path, or undefined where there is nothing to keep */
export function keepCases(
  root: string,
  flow: string,
  name: string,
  cases: readonly Case[],
): string | undefined {
  if (cases.length === 0) return undefined;
  const path = `flows/${flow}/cases/${name}.json`;
  const file = join(root, path);
  const schema = `../../../${schemaPath(path)}`;
  if (existsSync(file)) throw new Error(`There is ${path} already. Choose another name with --accept.`);
  const kept: Cases & { $schema: string } = { $schema: schema, title: name, cases: [...cases] };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, layOut(JSON.stringify(kept), []));
  return path;
}
