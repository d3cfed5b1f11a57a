/** What there is to edit: flows with their pages and rules, lenders, and the words of the language. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { domainOf, recordAt } from '../../content/merge/domain-of.ts';
import { sharing } from '../../content/merge/org-with-shared.ts';
import { ruleBook } from '../../content/merge/rule-book.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { pathsOfRule } from '../../engine/rules/paths-of-rule.ts';
import type { FlowBrief, House, LenderBrief, PageBrief, RuleBrief } from '../../studio/calls/calls.ts';
import type { Rules } from '../../types/rules.ts';
import { askedIn } from './asked.ts';
import { entities } from './facts.ts';
import type { Done } from './save.ts';

/** @param tree whole files */
export function house(tree: FileTree, done: readonly Done[]): House {
  return {
    flows: flowIds(tree).map((id) => flowBrief(tree, id)),
    entities: entities(domainOf(tree), askedIn(tree), new Set(writtenIn(tree))),
    lenders: lenders(tree),
    ours: sharing,
    undo: done.map(({ what }) => what),
  };
}

function flowIds(tree: FileTree): string[] {
  return [...tree.keys()].flatMap((path) => /^flows\/([\w-]+)\/flow\.json$/.exec(path)?.[1] ?? []);
}

function flowBrief(tree: FileTree, id: string): FlowBrief {
  const { title, basePath, address, sequence } = recordAt(tree, `flows/${id}/flow.json`);
  const { steps } = recordAt(tree, `flows/${id}/steps.json`);
  return {
    id,
    title: String(title ?? id),
    pages: pages(tree, id),
    rules: rules(tree, id),
    writes: byNumber(writtenIn(tree, id)),
    basePath: String(basePath ?? '/').replace(/\/$/, ''),
    asksByStep: String(address).startsWith('query'),
    hasSequence: Array.isArray(sequence),
    steps: Object.entries(isRecord(steps) ? steps : {}).flatMap(([name, step]) =>
      hasRows(step) ? [name] : [],
    ),
  };
}

const hasRows = (step: unknown) => isRecord(step) && Array.isArray(step.routes);

/** Those that a borrower comes to first are first; then by name. */
function pages(tree: FileTree, flow: string): PageBrief[] {
  const turns = turnsOf(tree, flow);
  const groups = groupsOf(tree, flow);
  const found = [...tree].flatMap(([file, json]): PageBrief[] => {
    const id = pageId(file, flow);
    if (id === undefined || !isRecord(json)) return [];
    const turn = turns.indexOf(id);
    const group = groups.get(id);
    return [{ id, title: String(json.title ?? id), ...(turn >= 0 && { turn }), ...(group && { group }) }];
  });
  const last = turns.length;
  return found.toSorted(
    (one, other) => (one.turn ?? last) - (other.turn ?? last) || one.id.localeCompare(other.id),
  );
}

/** The id of the page that a file of this flow holds. */
export function pageId(file: string, flow: string): string | undefined {
  const folder = `flows/${flow}/pages/`;
  return file.startsWith(folder) ? file.slice(folder.length).replace(/\.json$/, '') : undefined;
}

function groupsOf(tree: FileTree, flow: string): Map<string, string> {
  const { sequence } = recordAt(tree, `flows/${flow}/flow.json`);
  const rows = Array.isArray(sequence) ? sequence.filter(isRecord) : [];
  return new Map(rows.map(({ page, group }) => [String(page), String(group)]));
}

// As the sequence, the states of the machine and the steps name them.
function turnsOf(tree: FileTree, flow: string): string[] {
  const sequence = tree.get(`flows/${flow}/flow.json`);
  const rows = ['machine', 'steps'].map((name) => tree.get(`flows/${flow}/${name}.json`));
  return [...new Set([...namedIn(sequence, 'page'), ...namedIn(rows, 'to')])];
}

function namedIn(json: unknown, key: 'page' | 'to'): string[] {
  if (Array.isArray(json)) return json.flatMap((entry) => namedIn(entry, key));
  if (!isRecord(json)) return [];
  const own = json[key];
  return [
    ...(typeof own === 'string' ? [own.replace(/^\//, '')] : []),
    ...Object.values(json).flatMap((one) => namedIn(one, key)),
  ];
}

function rules(tree: FileTree, flow: string): RuleBrief[] {
  const { rules: book, ruleFiles } = ruleBook(tree, flow);
  const domain = domainOf(tree);
  const isEntity = (root: string) => Object.hasOwn(domain, root);
  return Object.entries(book)
    .flatMap(([name, rule]) =>
      isRecord(rule)
        ? [
            {
              name,
              means: String(rule.means),
              file: ruleFiles[name] ?? '',
              reads: readsOf(book, name, isEntity),
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.means.localeCompare(other.means));
}

// Steps, answers of the page and the like are read on every page without being named.
function readsOf(book: Rules, name: string, isEntity: (root: string) => boolean): string[] {
  const roots = pathsOfRule(book, name).map((path) => path.split('.')[0] ?? '');
  return [...new Set(roots.filter(isEntity))];
}

function lenders(tree: FileTree): LenderBrief[] {
  return [...tree].flatMap(([path, json]) => {
    const code = /^orgs\/([^/]+)\/org\.json$/.exec(path)?.[1];
    return code && isRecord(json) ? [{ code, name: String(json.companyNameShort ?? code) }] : [];
  });
}

/** The entities that pages write, each as often as a page does. */
function writtenIn(tree: FileTree, flow = '[\\w-]+'): string[] {
  const isPage = new RegExp(`^flows/${flow}/pages/`);
  const pages = [...tree].flatMap(([path, json]) => (isPage.test(path) && isRecord(json) ? [json] : []));
  return pages.flatMap(({ writes }) => (Array.isArray(writes) ? writes.map(String) : []));
}

function byNumber(names: readonly string[]): string[] {
  const times = (name: string) => names.filter((one) => one === name).length;
  return [...new Set(names)].toSorted((one, other) => times(other) - times(one));
}
