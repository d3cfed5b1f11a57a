/**
 * A list of things of one kind (debts, other income, co-owners): each a card with a summary line, edited where it
 * stands. Removing can be undone. Items with errors open by themselves, so no error hides in a closed card.
 */

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { itemWidgets } from './item-widgets.ts';
import { group } from './parts/group.ts';
import { ItemCard } from './parts/item-card.tsx';
import { type ItemField, itemFields } from './parts/item-fields.ts';
import { summarise } from './parts/item-summary.ts';
import './item-list.css';

type Props = WidgetProps<JsonObject[], 'item-list'>;

type Removed = { item: JsonObject; index: number };

export function ItemList(props: Props) {
  const list = useItems(props);
  const fields = itemFields(itemWidgets, props.schema.items ?? {}, props.options.ui);
  const full = list.items.length >= (props.schema.maxItems ?? Number.POSITIVE_INFINITY);
  const fixed = props.options.fixed === true || props.disabled;
  const { empty, addLabel = say('item-list.addAnother'), kept } = props.options;
  return (
    <div {...group(props)} className="hl-items">
      {list.items.length === 0 && empty && <p className="hl-items-empty">{empty}</p>}
      {list.items.map((item, index) => (
        <ItemCard
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own until they are saved
          key={index}
          of={props}
          item={item}
          index={index}
          fields={fields}
          open={list.open === index || hasError(props, index)}
          fixed={fixed || isKept(item, kept)}
          onOpen={() => list.setOpen(index)}
          onClose={() => list.setOpen(undefined)}
          onChange={(next) => list.change(index, next)}
          onRemove={() => list.remove(index)}
        />
      ))}
      {list.removed && <Undo of={props} removed={list.removed} fields={fields} onUndo={list.undo} />}
      {!fixed && !full && <AddButton label={addLabel} onAdd={list.add} />}
    </div>
  );
}

function useItems({ id, value, onChange, options, schema, onBlur }: Props) {
  const items = Array.isArray(value) ? value.filter(isRecord) : [];
  const [open, setOpen] = useState<number>();
  const [removed, setRemoved] = useState<Removed>();
  const put = (next: JsonObject[]) => onChange(next.length ? next : schema.minItems ? undefined : []);
  const add = () => {
    setRemoved(undefined);
    setOpen(items.length);
    put([...items, newItem(options.newItem, schema.items?.properties)]);
  };
  const remove = (index: number) => {
    const item = items[index];
    if (item) setRemoved({ item, index });
    setOpen(undefined);
    put(items.filter((_, place) => place !== index));
    onBlur();
    document.getElementById(id)?.focus();
  };
  const undo = () => {
    if (removed) put(items.toSpliced(removed.index, 0, removed.item));
    setRemoved(undefined);
  };
  const change = (index: number, item: JsonObject) => put(items.with(index, item));
  return { items, open, setOpen, removed, add, remove, undo, change };
}

function newItem(start: JsonObject = {}, properties: object = {}): JsonObject {
  return 'uuid' in properties ? { uuid: crypto.randomUUID(), ...start } : { ...start };
}

function isKept(item: JsonObject, kept: Props['options']['kept']): boolean {
  return kept?.in.includes(String(item[kept.field])) ?? false;
}

function hasError({ errors = {} }: Props, index: number): boolean {
  return Object.keys(errors).some((pointer) => pointer.startsWith(`/${index}/`));
}

type UndoProps = { of: Props; removed: Removed; fields: ItemField[]; onUndo(): void };

function Undo({ of, removed, fields, onUndo }: UndoProps) {
  return (
    <p className="hl-items-undo" role="status">
      <span>
        {say('item-list.removed', {
          entry: summarise(removed.item, fields, of.options.summary) || say('item-list.emptyEntry'),
        })}
      </span>
      <button type="button" className="hl-link-button" onClick={onUndo}>
        {say('item-list.undo')}
      </button>
    </p>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd(): void }) {
  return (
    <button type="button" className="hl-button hl-items-add" data-kind="secondary" onClick={onAdd}>
      <IconPlus size={20} stroke={1.75} aria-hidden="true" />
      {label}
    </button>
  );
}
