/**
 * Where mail goes. In the United States it is asked for as a home is; abroad in the country's own way: no state, no ZIP code, no
 * spelling by our post office. With another country what belongs to the former goes.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { say, spokenLocale } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { address } from './address.tsx';
import { group } from './parts/group.ts';
import { Nested } from './parts/nested.tsx';
import { select } from './select.tsx';
import { text } from './text.tsx';
import './address.css';

const home = 'US';
const abroadParts = [
  { name: 'street1', say: 'address.street1', widget: text },
  { name: 'street2', say: 'address.street2', widget: text },
  { name: 'city', say: 'address.city', widget: text, width: 'half' },
  { name: 'postalCode', say: 'postal-address.postalCode', widget: text, width: 'half' },
  { name: 'region', say: 'postal-address.region', widget: text },
] as const;
/** What an address has wherever it is. */
const shared = ['street1', 'street2', 'city'];

/** Value { street1, street2?, city, state, zip } or, abroad, { street1, street2?, city, country, region?, postalCode? }. */
export function PostalAddress(props: WidgetProps<JsonObject, 'postal-address'>) {
  const value = isRecord(props.value) ? props.value : {};
  const isAbroad = typeof value.country === 'string';
  const { Component: HomeAddress } = address;
  const move = (country: unknown) => {
    const kept = Object.entries(value).filter(([name]) => shared.includes(name));
    const next = { ...Object.fromEntries(kept), ...(country !== undefined && { country }) } as JsonObject;
    props.onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <div className="hl-postal">
      <Country {...props} value={value.country} onChange={move} />
      {isAbroad ? (
        <Abroad {...props} value={value} />
      ) : (
        <HomeAddress {...(props as WidgetProps<never, never>)} schema={atHome(props.schema)} />
      )}
    </div>
  );
}

const atHome = (schema: WidgetProps<never>['schema']) => ({
  ...schema,
  required: [...(schema.required ?? []), 'state', 'zip'],
});

type CountryProps = Omit<WidgetProps<JsonObject, 'postal-address'>, 'value' | 'onChange'> & {
  value: unknown;
  onChange(country: unknown): void;
};

/** Nothing chosen is the United States, which is most mail. */
function Country({ value, onChange, ...parent }: CountryProps) {
  const names = new Intl.DisplayNames([spokenLocale()], { type: 'region' });
  const { country } = parent.schema.properties ?? {};
  const labels = (country?.enum ?? []).map(
    (code) => [String(code), names.of(String(code)) ?? String(code)] as const,
  );
  const sorted = [...labels].sort(([, one], [, other]) => one.localeCompare(other, spokenLocale()));
  const schema = {
    ...parent.schema,
    required: [...(parent.schema.required ?? []), 'country'],
    properties: { country: { ...country, enum: sorted.map(([code]) => code) } },
  };
  return (
    <Nested
      parent={{ ...parent, schema, onBlur: noop, onPartBlur: noop }}
      name="country"
      label={say('postal-address.country')}
      widget={select}
      options={{
        placeholder: names.of(home) ?? home,
        choices: Object.fromEntries(sorted.map(([code, label]) => [code, { label }])),
      }}
      value={value}
      onChange={onChange}
    />
  );
}

function Abroad(props: WidgetProps<JsonObject, 'postal-address'>) {
  const value: JsonObject = props.value ?? {};
  const set = (name: string, part: unknown) => {
    const { [name]: _, ...rest } = value;
    props.onChange(part === undefined ? rest : ({ ...rest, [name]: part } as JsonObject));
  };
  return (
    <div {...group(props)} className="hl-address">
      {abroadParts.map((part) => (
        <Nested
          key={part.name}
          {...part}
          parent={{ ...props, onPartBlur: noop }}
          label={say(part.say)}
          value={value[part.name]}
          onChange={(next) => set(part.name, next)}
        />
      ))}
    </div>
  );
}

function noop() {}
