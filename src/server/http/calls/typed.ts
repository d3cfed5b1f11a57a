/** The TypeScript type of what a JSON Schema lets in, for the words of JSON Schema that the rows of the route table use. */
import type { JsonObject } from '../../platform/db/tables/column.ts';

/** `unknown` for a schema that says more than this knows. The schema must keep its literals: write it `as const`, or inline. */
export type Typed<Schema> = Schema extends { const: infer Value }
  ? Value
  : Schema extends { enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { type: 'string' }
      ? string
      : Schema extends { type: 'integer' | 'number' }
        ? number
        : Schema extends { type: 'boolean' }
          ? boolean
          : Schema extends { type: 'array'; items: infer Item }
            ? Typed<Item>[]
            : Schema extends { type: 'object' }
              ? TypedObject<Schema>
              : unknown;

type TypedObject<Schema> = Schema extends { properties: infer Properties }
  ? Flat<
      { -readonly [Name in keyof Properties & RequiredOf<Schema>]: Typed<Properties[Name]> } & {
        -readonly [Name in Exclude<keyof Properties, RequiredOf<Schema>>]?: Typed<Properties[Name]>;
      }
    >
  : Schema extends { additionalProperties: infer Value extends object }
    ? Record<string, Typed<Value>>
    : JsonObject;

type RequiredOf<Schema> = Schema extends { required: readonly (infer Name)[] } ? Name : never;

type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** The parameters of a path: `/a/:uuid/*` has `uuid` and `*`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? PathParam<Head> & PathParams<Rest>
  : PathParam<Path>;

type PathParam<Segment extends string> = Segment extends `:${infer Name}(${string}`
  ? { [Key in Name]: string }
  : Segment extends `:${infer Name}`
    ? { [Key in Name]: string }
    : Segment extends '*'
      ? { '*': string }
      : unknown;
