/**
 * A postal address. When all of it is there and the borrower moves on, the post office is asked; its spelling is
 * offered, never imposed. Nothing blocks when the answer does not come.
 */
import { type FocusEvent, Suspense } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';
import { zipInState } from '../../engine/geo/zip-in-state.ts';
import { zipPair } from '../../engine/geo/zip-pair.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { say } from '../platform/data/say.ts';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { group } from './parts/group.ts';
import { Nested } from './parts/nested.tsx';
import { streetInput } from './parts/street-input.tsx';
import { TakeAddress } from './parts/take-address.ts';
import { type Asked, useAddressCheck } from './parts/use-address-check.ts';
import { useAfterPress } from './parts/use-after-press.ts';
import { select } from './select.tsx';
import { text } from './text.tsx';
import './address.css';
import { part } from '../platform/jsx/part.tsx';

export const address: Widget = { name: 'address', layout: 'group', Component: Address };

// Few are asked.
const AddressSuggestion = part(
  'address-suggestion',
  async () => (await import('./parts/address-suggestion.tsx')).AddressSuggestion,
);

const ZipQuestion = part('zip-question', async () => (await import('./parts/zip-question.tsx')).ZipQuestion);

const parts = [
  { name: 'street1', say: 'address.street1', widget: text },
  { name: 'street2', say: 'address.street2', widget: text },
  { name: 'city', say: 'address.city', widget: text, width: 'city' },
  { name: 'state', say: 'address.state', widget: select, width: 'state', options: { placeholder: '—' } },
  { name: 'zip', say: 'address.zip', widget: text, width: 'zip' },
] as const;

const suggesting = parts.map((part) => (part.name === 'street1' ? { ...part, widget: streetInput } : part));

/** Value { street1, street2?, city, state, zip }. */
function Address(props: WidgetProps<JsonObject, 'address'>) {
  const value = isRecord(props.value) ? props.value : {};
  const afterPress = useAfterPress();
  const check = useAddressCheck(props.page, props.options.check !== false);
  const set = (name: string, part: unknown) => {
    const { [name]: _, ...rest } = value;
    const next = part === undefined ? rest : { ...rest, [name]: part };
    props.onChange(Object.keys(next).length ? next : undefined);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    afterPress(() => {
      props.onBlur();
      check.ask(value);
    });
  };
  const fill = (location: JsonObject) => props.onChange({ ...value, ...location });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with group(); it only watches the focus leave
    <div {...group(props)} className="hl-address" onBlur={leave}>
      <TakeAddress value={fill}>
        {(props.options.suggest === true ? suggesting : parts).map((part) => (
          <Nested
            key={part.name}
            {...part}
            parent={{ ...props, onBlur: noop, onPartBlur: noop }}
            label={props.options.labels?.[part.name] ?? say(part.say)}
            value={value[part.name]}
            onChange={(next) => set(part.name, next)}
          />
        ))}
      </TakeAddress>
      <Answer asked={check.asked} typed={value} onTake={props.onChange} onDone={check.forget} />
    </div>
  );
}

type AnswerProps = {
  asked: Asked;
  typed: JsonObject;
  onTake(value: JsonObject): void;
  onDone(kept: JsonObject): void;
};

function Answer({ asked, typed, onTake, onDone }: AnswerProps) {
  const take = (location: JsonObject) => {
    const next = { ...typed, ...location };
    onTake(next);
    onDone(next);
  };
  const zip = zipAsked(typed);
  return (
    <div className="hl-address-answer" role="status">
      {zip && (
        <Suspense>
          <ZipQuestion {...zip} onConfirm={() => onTake({ ...typed, zipConfirmed: zip.pair })} />
        </Suspense>
      )}
      {asked.kind === 'suggestion' && asked.location && (
        <Suspense>
          <AddressSuggestion
            typed={typed}
            found={asked.location}
            onTake={take}
            onKeep={() => onDone(typed)}
          />
        </Suspense>
      )}
      {asked.kind === 'none' && <p className="hl-note">{say('address.notFound')}</p>}
    </div>
  );
}

function noop() {}

/**
 * Whether a typed address needs the question about its ZIP code. `pair` is what a confirmation stores. Undefined while ZIP code or
 * state are not whole, belong together, or were confirmed.
 */
function zipAsked({ zip, state, zipConfirmed }: JsonObject) {
  if (typeof zip !== 'string' || typeof state !== 'string' || !/^\d{5}(-\d{4})?$/.test(zip)) return undefined;
  const pair = zipPair(zip, state);
  return zipInState(zip, state) || zipConfirmed === pair ? undefined : { zip: zip.slice(0, 5), state, pair };
}
