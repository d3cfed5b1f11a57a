/** One entry of a list: closed, a line with Edit and Remove; open, its fields and Done. */

import { useEffect, useRef } from 'react';
import type { JsonObject } from '../../platform/data/json.ts';
import { say } from '../../platform/data/say.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { type ItemField, shownFields } from './item-fields.ts';
import { summarise } from './item-summary.ts';
import { Nested } from './nested.tsx';

type Props = {
  of: WidgetProps<JsonObject[], 'item-list'>;
  item: JsonObject;
  index: number;
  fields: ItemField[];
  open: boolean;
  /** The entry itself stays: it may be edited, not removed. */
  fixed: boolean;
  onOpen(): void;
  onClose(): void;
  onChange(item: JsonObject): void;
  onRemove(): void;
};

/** The entry's name ("Debt 2") is in every button, so that they differ for a screen reader. */
export function ItemCard(props: Props) {
  const name = `${props.of.options.itemTitle ?? say('item-list.entry')} ${props.index + 1}`;
  const card = useFocusAfterClosing(props.open);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a flex row with its buttons
    <div ref={card} className="hl-item" role="group" aria-label={name} data-open={props.open}>
      {props.open ? <OpenItem {...props} name={name} /> : <ClosedItem {...props} name={name} />}
    </div>
  );
}

function useFocusAfterClosing(open: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) card.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return card;
}

function ClosedItem({ of, item, fields, fixed, name, onOpen, onRemove }: Props & { name: string }) {
  return (
    <div className="hl-item-row">
      <p className="hl-item-line">{summarise(item, fields, of.options.summary) || name}</p>
      {!of.disabled && (
        <div className="hl-item-buttons">
          <ItemButton word={say('item-list.edit')} name={name} onClick={onOpen} />
          {!fixed && <ItemButton word={say('item-list.remove')} name={name} onClick={onRemove} />}
        </div>
      )}
    </div>
  );
}

function OpenItem({
  of,
  item,
  index,
  fields,
  fixed,
  name,
  onChange,
  onClose,
  onRemove,
}: Props & { name: string }) {
  const body = useRef<HTMLDivElement>(null);
  // Errors open several cards at once and lead the focus themselves.
  const takesFocus = useRef(!of.invalid);
  useEffect(() => {
    if (takesFocus.current) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return (
    <>
      <p className="hl-item-name">{name}</p>
      <div ref={body} className="hl-item-fields">
        {shownFields(fields, item).map((field) => (
          <Nested
            key={field.name}
            {...field}
            parent={of}
            at={`/${index}`}
            value={item[field.name]}
            onChange={(value) => onChange(withPart(item, field.name, value))}
          />
        ))}
      </div>
      <div className="hl-item-buttons">
        <ItemButton word={say('item-list.done')} name={name} onClick={onClose} strong />
        {!fixed && <ItemButton word={say('item-list.remove')} name={name} onClick={onRemove} />}
      </div>
    </>
  );
}

function withPart(item: JsonObject, name: string, value: unknown): JsonObject {
  const { [name]: _, ...rest } = item;
  return value === undefined ? rest : { ...rest, [name]: value };
}

function ItemButton({
  word,
  name,
  strong,
  onClick,
}: {
  word: string;
  name: string;
  strong?: boolean;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      className="hl-button"
      data-size="small"
      data-kind={strong ? 'secondary' : 'quiet'}
      aria-label={`${word} ${name}`}
      onClick={onClick}
    >
      {word}
    </button>
  );
}
