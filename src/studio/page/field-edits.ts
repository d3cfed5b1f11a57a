/** What is written into a page's file for each change of a question. */
import type { Edit, FieldBrief, PageSheet } from '../calls/calls.ts';
import { listsOf, namesIn, orderOf, type Part, partOf } from './parts-of.ts';

export type FieldChange = {
  required?: boolean;
  when?: string | undefined;
  requiredWhen?: string | undefined;
  /** The entities that the rule reads. */
  reads?: readonly string[];
};

/** A rule also takes the facts that it reads: the page must name their entities in `reads`. */
export function fieldEdits(
  { file, whole }: Pick<PageSheet, 'file' | 'whole'>,
  { name }: Pick<FieldBrief, 'name'>,
  change: FieldChange,
): Edit[] {
  const edits: Edit[] = readsEdits(file, whole, change.reads ?? []);
  if (change.required !== undefined) {
    const others = requiredOf(whole).filter((one) => one !== name);
    edits.push({
      do: 'set',
      place: `${file}#/schema/required`,
      value: change.required ? [...others, name] : others,
    });
    if (change.required && whereOf(whole, 'requiredWhen')[name])
      edits.push({ do: 'remove', place: `${file}#/requiredWhen/${name}` });
  }
  for (const key of ['when', 'requiredWhen'] as const)
    if (key in change) edits.push(ruleEdit(`${file}#/${key}/${name}`, change[key]));
  return edits;
}

function readsEdits(file: string, whole: Part, wanted: readonly string[]): Edit[] {
  const has = namesIn(whole.reads);
  const missing = wanted.filter((entity) => !has.includes(entity));
  return missing.map((value) => ({ do: 'insert', place: `${file}#/reads`, value }));
}

function ruleEdit(place: string, claim: string | undefined): Edit {
  return claim ? { do: 'set', place, value: claim } : { do: 'remove', place };
}

/** The question with which one changes places when it moves up (-1) or down (1) in its group. */
export function neighbor(
  { fields }: PageSheet,
  { name, block }: FieldBrief,
  by: -1 | 1,
): FieldBrief | undefined {
  const group = fields.filter((field) => field.block === block);
  return group[group.findIndex((field) => field.name === name) + by];
}

/** Two questions change places, in the form that asks them and in the page's order. */
export function swapEdits({ file, whole, fields }: PageSheet, one: FieldBrief, other: FieldBrief): Edit[] {
  const swap = (names: readonly string[]) =>
    names.map((name) => (name === one.name ? other.name : name === other.name ? one.name : name));
  const order = fields.map(({ name }) => name);
  const edits: Edit[] = [{ do: 'set', place: `${file}#/ui/ui:order`, value: swap(order) }];
  for (const [index, list] of listsOf(whole))
    if (list.includes(one.name))
      edits.push({ do: 'set', place: `${file}#/content/${index}/fields`, value: swap(list) });
  return edits;
}

/** Takes the question off the page; what was answered stays where it is stored. */
export function removeEdits({ file, whole }: PageSheet, { name }: FieldBrief): Edit[] {
  const order = orderOf(whole);
  const edits: Edit[] = [{ do: 'remove', place: `${file}#/schema/properties/${name}` }];
  if (requiredOf(whole).includes(name))
    edits.push({
      do: 'set',
      place: `${file}#/schema/required`,
      value: requiredOf(whole).filter((one) => one !== name),
    });
  if (order?.includes(name))
    edits.push({ do: 'set', place: `${file}#/ui/ui:order`, value: order.filter((one) => one !== name) });
  for (const key of ['ui', 'when', 'requiredWhen', 'remarks', 'opensWith', 'consents'])
    if (name in whereOf(whole, key)) edits.push({ do: 'remove', place: `${file}#/${key}/${name}` });
  for (const [index, list] of listsOf(whole))
    if (list.includes(name))
      edits.push({
        do: 'set',
        place: `${file}#/content/${index}/fields`,
        value: list.filter((one) => one !== name),
      });
  return edits;
}

const whereOf = (whole: Part, key: string): Part => partOf(whole[key]);
const requiredOf = (whole: Part): string[] => namesIn(partOf(whole.schema).required);
