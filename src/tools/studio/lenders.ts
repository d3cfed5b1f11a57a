/** A lender's look, and the folder of a new lender. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { recordAt } from '../../content/merge/domain-of.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { LenderQuestion, LenderSheet, Save } from '../../studio/calls/calls.ts';
import { fromFlags } from '../new-org/ask.ts';
import { lenderFiles } from '../new-org/lender-files.ts';
import { questions } from '../new-org/questions.ts';
import { hashOf, textOf } from './files.ts';

/** Throws for a lender that is not there. */
export function lenderSheet(root: string, tree: FileTree, code: string): LenderSheet {
  const file = `orgs/${code}/org.json`;
  const org = tree.get(file);
  if (!isRecord(org)) throw new Error(`There is no lender "${code}".`);
  const logo = `orgs/${code}/logo.svg`;
  return {
    code,
    name: String(org.companyNameShort ?? code),
    file,
    seen: Object.fromEntries([file, logo].map((path) => [path, hashOf(textOf(root, path))])),
    theme: words(org.theme),
    logo: textOf(root, logo),
    choices: choices(tree),
  };
}

/** What a new lender is asked: the same as `flow new-org`. */
export function lenderQuestions(): LenderQuestion[] {
  return questions.map(({ key, asks, remedy, choices }) => ({
    key,
    asks,
    remedy,
    ...(choices && { choices }),
  }));
}

/** The edit that makes the lender's folder; the problems of answers that cannot be used. */
export function newLender(
  tree: FileTree,
  code: string,
  answers: Record<string, string>,
): { save: Save } | { problems: string[] } {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(code))
    return {
      problems: [`"${code}" is no code. Use small letters, digits and dashes, beginning with a letter.`],
    };
  if (tree.has(`orgs/${code}/org.json`)) return { problems: [`There is a lender "${code}" already.`] };
  const unusable = questions.filter(({ key, read }) => read(answers[key] ?? '') === undefined);
  const asked = fromFlags(answers);
  if (!asked.ok) return { problems: unusable.map(({ asks, remedy }) => `${asks}: ${remedy}`) };
  const edits = Object.entries(lenderFiles(code, asked.answers)).map(([name, value]) => ({
    do: 'text' as const,
    place: `orgs/${code}/${name}`,
    value,
  }));
  return { save: { what: `New lender ${code}`, seen: {}, edits } };
}

function words(theme: unknown): Record<string, string> {
  const entries = isRecord(theme) ? Object.entries(theme) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}

function choices(tree: FileTree): Record<string, string[]> {
  const { definitions } = recordAt(tree, 'schemas/meta/org.schema.json');
  const theme = isRecord(definitions) && isRecord(definitions.theme) ? definitions.theme.properties : {};
  return Object.fromEntries(
    Object.entries(isRecord(theme) ? theme : {}).flatMap(([key, schema]) =>
      isRecord(schema) && Array.isArray(schema.enum) ? [[key, schema.enum.map(String)]] : [],
    ),
  );
}
