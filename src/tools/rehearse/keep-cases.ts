/** Writes what an author accepts of a rehearsal among the cases of the flow. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Adds them to flows/<flow>/cases/<name>.json below `root`. @returns the file's path, or undefined where there is nothing to keep */
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
  const kept: Cases & { $schema?: string } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { $schema: schema, title: name, cases: [] };
  const asked = ({ title: _, then: __, ...rest }: Case) => JSON.stringify(rest);
  const before = new Set(kept.cases.map(asked));
  const added = cases.filter((one) => !before.has(asked(one)));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, layOut(JSON.stringify({ ...kept, cases: [...kept.cases, ...added] }), []));
  return path;
}
