/** One page as the studio shows it: its words, its questions in their order, and where each was written. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { whereWritten } from '../../content/files/origins.ts';
import { domainOf } from '../../content/merge/domain-of.ts';
import { sharing } from '../../content/merge/org-with-shared.ts';
import { entryName } from '../../engine/content/apply-words.ts';
import type { JsonSchema } from '../../engine/content/bundle.ts';
import { plainWidget } from '../../engine/content/plain-widget.ts';
import { displayed } from '../../engine/content/resolve-refs.ts';
import { textsIn } from '../../engine/content/texts-in.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { BlockBrief, FieldBrief, PageSheet } from '../../studio/calls/calls.ts';
import { typeOf } from './facts.ts';
import { hashOf, textOf } from './files.ts';
import { readBy } from './lender-patch.ts';

type Part = Record<string, unknown>;

/** Throws for a page that is not there. */
export function pageSheet(
  root: string,
  tree: FileTree,
  { flow, page, org }: { flow: string; page: string; org: string },
): PageSheet {
  const own = `flows/${flow}/pages/${page}.json`;
  const isOurs = org === sharing;
  const file = isOurs ? own : `orgs/${org}/${own}`;
  const whole = isOurs ? tree.get(own) : readBy(tree, org, own);
  if (!isRecord(whole)) throw new Error(`There is no page ${page} in ${flow}.`);
  const written = { text: textOf(root, file), file: (pointer: string) => fileOf(tree, file, pointer) };
  const origin = (pointer: string) => elsewhere(file, written.file(pointer));
  const fields = fieldsOf(whole, domainOf(tree), origin);
  const blocks = blocksOf(whole, origin);
  const shared = [...fields, ...blocks].flatMap(({ sharedFrom }) => sharedFrom ?? []);
  const words = ['/title', '/lead'].map(written.file);
  const reached = [file, ...words, ...shared, ...(isOurs ? rulesAndSchemas(tree, flow) : [])];
  return {
    flow,
    id: page,
    file,
    text: written.text,
    seen: Object.fromEntries([...new Set(reached)].map((path) => [path, hashOf(textOf(root, path))])),
    title: text(whole.title),
    lead: text(whole.lead),
    fields,
    blocks,
    whole,
    isExtended: written.text.includes('"extends":'),
    isOurs,
  };
}

function fileOf(tree: FileTree, file: string, pointer: string): string {
  return whereWritten(tree, `${file}#${pointer}`).split('#')[0] ?? file;
}

function elsewhere(file: string, written: string): { sharedFrom?: string } {
  return written === file ? {} : { sharedFrom: written };
}

// A new question or rule is written there too.
function rulesAndSchemas(tree: FileTree, flow: string): string[] {
  return [...tree.keys()].filter(
    (path) =>
      path === `flows/${flow}/flow.json` ||
      path === `flows/${flow}/steps.json` ||
      path === `flows/${flow}/rules.json` ||
      path.startsWith(`flows/${flow}/rules/`) ||
      path.startsWith('schemas/domain/'),
  );
}

type Origin = (pointer: string) => { sharedFrom?: string };

function fieldsOf(page: Part, domain: Record<string, JsonSchema>, origin: Origin): FieldBrief[] {
  const schema = part(page.schema);
  const properties = part(schema.properties);
  const ui = part(page.ui);
  return ordered(Object.keys(properties), ui['ui:order']).map((name) => {
    const shown = displayed(properties[name], domain);
    const hints = part(ui[name]);
    return {
      name,
      title: text(shown.title),
      help: text(hints['ui:help']),
      type: typeOf(shown),
      widget: text(hints['ui:widget']) || plainWidget(shown),
      required: Array.isArray(schema.required) && schema.required.includes(name),
      ...named('when', part(page.when)[name]),
      ...named('requiredWhen', part(page.requiredWhen)[name]),
      ...origin(pointerOf(['schema', 'properties', name, 'title'])),
      block: blockOf(page, name),
    };
  });
}

// As the page's form does (src/web/page/form-schema.ts); "*" stands for what is not named.
function ordered(names: readonly string[], order: unknown): string[] {
  const listed = Array.isArray(order) ? order.filter((name) => names.includes(name)) : [];
  return [...listed, ...names.filter((name) => !listed.includes(name))];
}

function blockOf({ content }: Part, name: string): number | undefined {
  const blocks = list(content).map(part);
  const asking = blocks.findIndex(({ block, fields }) => block === 'form' && list(fields).includes(name));
  const rest = blocks.findIndex(({ block, fields }) => block === 'form' && fields === undefined);
  return [asking, rest].find((index) => index >= 0);
}

function blocksOf(page: Part, origin: Origin): BlockBrief[] {
  return list(page.content).map((entry, index) => {
    const block = part(entry);
    return {
      index,
      id: text(block.id),
      block: text(block.block),
      words: textsIn(block).map(({ keys, text: words }) => ({
        pointer: pointerOf(['content', index, ...indexed(block, keys)]),
        label: keys.filter((key) => key !== 'items' && key !== 'rows').join(' ') || 'text',
        text: words,
      })),
      ...named('when', part(page.when)[text(block.id)]),
      ...origin(`/content/${index}`),
    };
  });
}

// The entry of a list goes by a name in translations, and by its place in a file.
function indexed(value: unknown, [key, ...rest]: readonly string[]): Array<string | number> {
  if (key === undefined) return [];
  if (!Array.isArray(value)) return [key, ...indexed(part(value)[key], rest)];
  const place = value.findIndex((entry, index) => entryName(entry, index) === key);
  return [place, ...indexed(value[place], rest)];
}

function named<K extends string>(key: K, value: unknown): { [_ in K]?: string } {
  return (typeof value === 'string' ? { [key]: value } : {}) as { [_ in K]?: string };
}

const part = (value: unknown): Part => (isRecord(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
