/** How the pages ask for the facts that they store: by these words an author finds them. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { Asked } from './facts.ts';

type Part = Record<string, unknown>;

/** Of a fact that several pages ask for, the first one counts. */
export function askedIn(tree: FileTree): Asked {
  const asked = new Map<string, { title: string; labels: Record<string, string> }>();
  for (const [path, page] of tree) {
    if (!/^flows\/[\w-]+\/pages\//.test(path) || !isRecord(page)) continue;
    for (const [name, field] of Object.entries(part(part(page.schema).properties))) {
      const { $ref, title } = part(field);
      const fact = pathOf($ref);
      if (fact === undefined || typeof title !== 'string' || asked.has(fact)) continue;
      asked.set(fact, { title, labels: labelsOf(part(part(page.ui)[name])) });
    }
  }
  return asked;
}

// "address#/properties/ownership" -> "address.ownership"
function pathOf(ref: unknown): string | undefined {
  const [, entity, rest = ''] = /^([\w-]+)#((?:\/properties\/\w+)+)$/.exec(String(ref)) ?? [];
  return entity && `${entity}${rest.replaceAll('/properties/', '.')}`;
}

function labelsOf(ui: Part): Record<string, string> {
  const choices = Object.entries(part(part(ui['ui:options']).choices));
  return Object.fromEntries(
    choices.flatMap(([value, choice]) => {
      const { label } = part(choice);
      return typeof label === 'string' ? [[value, label]] : [];
    }),
  );
}

const part = (value: unknown): Part => (isRecord(value) ? value : {});
