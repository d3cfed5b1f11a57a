/** Every field that a page draws, those inside of other fields and of list entries included. */
import type { FieldUi, Page } from '../../types/page.ts';
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { fieldUi } from '../content/field-ui.ts';
import { displayed } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';

type Keys = ReadonlyArray<string | number>;

export type DrawnField = {
  name: string;
  /** References inlined, the page's words over the domain's. */
  schema: JsonSchema;
  look: FieldUi;
  options: Record<string, unknown>;
  /** Where its look is written in the page's file. */
  keys: Keys;
};

/** The fields of a page in the order of asking, each before what is inside of it. */
export function drawnFields({ domain }: Bundle, page: Page): readonly DrawnField[] {
  return fieldsOf(domain)(page);
}

const fieldsOf = oncePer((domain: Bundle['domain']) =>
  oncePer((page: Page) =>
    Object.entries(page.schema?.properties ?? {}).flatMap(([name, field]) =>
      withParts({
        name,
        schema: displayed(field, domain),
        ...looks(fieldUi(page, name)),
        keys: ['ui', name],
      }),
    ),
  ),
);

/** The names inside of a field that have a look of their own, and where that is written. */
export function inside({ schema, look, options, keys }: DrawnField): {
  looks: Record<string, unknown>;
  fields: JsonSchema;
  keys: Keys;
} {
  if (isRecord(options.ui)) {
    const items = isRecord(schema.items) ? schema.items : {};
    return { looks: options.ui, fields: propertiesOf(items), keys: [...keys, 'ui:options', 'ui'] };
  }
  // `showWhen` is a word about the field itself.
  const isPart = (key: string) => !key.startsWith('ui:') && key !== 'showWhen';
  const own = Object.entries(look).filter(([key, value]) => isPart(key) && isRecord(value));
  return { looks: Object.fromEntries(own), fields: propertiesOf(schema), keys };
}

function withParts(field: DrawnField): DrawnField[] {
  const { looks: parts, fields, keys } = inside(field);
  const drawn = Object.entries(parts).flatMap(([name, look]) => {
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return isRecord(schema) && isLook(look)
      ? withParts({ name, schema, ...looks(look), keys: [...keys, name] })
      : [];
  });
  return [field, ...drawn];
}

function looks(look: FieldUi): Pick<DrawnField, 'look' | 'options'> {
  const options: unknown = look['ui:options'];
  return { look, options: isRecord(options) ? options : {} };
}

function propertiesOf({ properties }: JsonSchema): JsonSchema {
  return isRecord(properties) ? properties : {};
}

function isLook(value: unknown): value is FieldUi {
  return isRecord(value);
}
