/** Collects what one flow names (rules, pages, states, steps, progress, documents) as schemas of the allowed words. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { ruleBook } from '../../content/merge/rule-book.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { Json } from './json.ts';

/** Kind (the keyword `names` of schemas/meta) -> what a word of that kind must be in this flow; a kind without words is left out. */
export function flowNames(tree: FileTree, flow: string): Record<string, Json> {
  const read = (name: string) => record(tree.get(`flows/${flow}/${name}.json`));
  const pages = pagesOf(tree, flow);
  const steps = keys(read('steps').steps);
  const machine = read('machine');
  const transitions = Array.isArray(machine.transitions) ? machine.transitions.filter(isRecord) : [];
  const names: Record<string, Json> = {
    rule: ruleNames(ruleBook(tree, flow).rules),
    claim: claims(ruleBook(tree, flow).rules),
    page: { anyOf: [{ enum: [...pages.map(({ id }) => id), '/'] }, ...withParams(pages)] },
    target: {
      anyOf: [
        { enum: pages.map(({ id }) => id) },
        ...withParams(pages),
        { pattern: '^(#|/|external:|mailto:|tel:)' },
      ],
    },
    state: { enum: keys(machine.states) },
    step: { anyOf: [{ enum: [...steps, 'start', null] }, ...families(steps)] },
    transition: { enum: transitions.map(({ name }) => name) },
    progress: { enum: keys(record(read('flow').progress).values) },
    document: { enum: namesIn(tree, `flows/${flow}/documents/`) },
  };
  const isSaid = ({ enum: words }: Json) => !Array.isArray(words) || words.length > 0;
  return Object.fromEntries(Object.entries(names).filter(([, words]) => isSaid(words)));
}

// Editors show a rule's meaning beside its name.
function ruleNames(rules: Json): Json {
  const names = keys(rules);
  const meanings = names.map((name) => String(record(rules[name]).means ?? ''));
  return {
    enum: [...names, 'always', 'never'],
    enumDescriptions: [...meanings, 'Always.', 'Never: only an event, or nothing at all.'],
    errorMessage: 'No rule of this flow has this name: see its rules.json or rules/.',
  };
}

// A row may also ask that a rule does not hold.
function claims(rules: Json): Json {
  const { enum: names, enumDescriptions: meanings, ...rest } = ruleNames(rules) as Record<string, string[]>;
  const own = keys(rules);
  const negated = own.map((name) => `Not so: ${record(rules[name]).means}`);
  return {
    ...rest,
    enum: [...(names ?? []), ...own.map((name) => `!${name}`)],
    enumDescriptions: [...(meanings ?? []), ...negated],
  };
}

// The files of a folder, without their extension.
function namesIn(tree: FileTree, prefix: string): string[] {
  return [...tree.keys()].flatMap((path) =>
    path.startsWith(prefix) ? [path.slice(prefix.length, -'.json'.length)] : [],
  );
}

type PageName = { id: string; takes: boolean };

function pagesOf(tree: FileTree, flow: string): PageName[] {
  const prefix = `flows/${flow}/pages/`;
  return [...tree].flatMap(([path, page]) =>
    path.startsWith(prefix)
      ? [{ id: path.slice(prefix.length, -'.json'.length), takes: isRecord(page) && isRecord(page.params) }]
      : [],
  );
}

// A page that takes a parameter is named with it: document/NOTE.
function withParams(pages: readonly PageName[]): Json[] {
  const taking = pages.filter(({ takes }) => takes).map(({ id }) => id);
  const parameter = taking.length > 0 ? [{ pattern: `^(${taking.join('|')})/` }] : [];
  return [...parameter, { pattern: `^(${pages.map(({ id }) => id).join('|')})\\?` }];
}

function families(steps: readonly string[]): Json[] {
  return steps.filter((name) => name.endsWith('*')).map((name) => ({ pattern: `^${name.slice(0, -1)}` }));
}

function keys(value: unknown): string[] {
  return Object.keys(record(value)).filter((key) => !key.startsWith('$'));
}

function record(value: unknown): Json {
  return isRecord(value) ? value : {};
}
