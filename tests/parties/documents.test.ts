/** The OpenAPI documents of the outside parties: whole, plain, and in the words of our own enumerations. */
/** Covers src/server/platform/parties/http/inline-schema.ts, src/server/platform/parties/http. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { inlineSchema, isSchema } from '../../src/server/platform/parties/http/inline-schema.ts';
import { documentOf, partyNames } from '../../src/server/platform/parties/parties.ts';
import { wholeFile } from '../whole-files.ts';
import { folder } from './mock-parties.ts';

type Json = { [key: string]: Json };

const common = 'common.openapi.json';
const read = (file: string): Json => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const files = readdirSync(folder).filter((file) => file !== common);
const operationsOf = ({ paths = {} }: Json) =>
  Object.entries(paths).flatMap(([path, item]) =>
    ['post', 'put'].flatMap((method) =>
      item[method] ? [{ path, item, operation: item[method] as Json }] : [],
    ),
  );

/** What of OpenAPI 3.1 these documents use. */
const text = { type: 'string', minLength: 1 };
const only = (properties: object, optional: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const reference = only({
  $ref: { type: 'string', pattern: '^(common\\.openapi\\.json)?#/components/\\w+/\\w+$' },
});
const schema = { type: 'object', minProperties: 1 };
const content = { type: 'object', minProperties: 1, additionalProperties: only({ schema }, ['schema']) };
const response = { oneOf: [reference, only({ description: text, content }, ['content'])] };
const parameter = only({
  name: text,
  in: { enum: ['header', 'path'] },
  required: { const: true },
  description: text,
  schema,
});
const operation = only(
  {
    operationId: { type: 'string', pattern: '^[a-z][A-Za-z]+$' },
    summary: text,
    description: text,
    requestBody: only({ required: { const: true }, content }),
    responses: {
      type: 'object',
      required: ['default'],
      propertyNames: { pattern: '^(2\\d\\d|[245]XX|default)$' },
      additionalProperties: response,
    },
  },
  ['description'],
);
const document = only({
  openapi: { const: '3.1.0' },
  info: only({ title: text, version: text, description: text }),
  servers: {
    type: 'array',
    minItems: 1,
    items: only({ url: { type: 'string', pattern: '^https://' }, description: text }),
  },
  security: { const: [{ Signature: [] }] },
  paths: {
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: '^/' },
    additionalProperties: only(
      {
        parameters: { type: 'array', items: { oneOf: [reference, parameter] } },
        post: operation,
        put: operation,
      },
      ['post', 'put'],
    ),
  },
  components: only({
    securitySchemes: only({ Signature: reference }),
    schemas: { type: 'object', additionalProperties: schema },
  }),
});
const fits = new Ajv2020({ strict: false }).compile(document);

test('there is one for every party, and one for text messages', () => {
  expect(files.sort()).toEqual(
    [...partyNames.map(documentOf), 'text-messages'].map((name) => `${name}.openapi.json`).sort(),
  );
});

describe.each(files)('%s', (file) => {
  const whole = read(file);
  const documents = new Map([
    [common, read(common)],
    [file, whole],
  ]);

  test('is an OpenAPI document of which every reference leads somewhere', () => {
    expect(fits(whole), JSON.stringify(fits.errors)).toBe(true);
    expect(JSON.stringify(inlineSchema(documents, file, whole))).not.toContain('"$ref"');
  });

  test('asks every question signed, under one name, and says what its path needs', () => {
    const names = operationsOf(whole).map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, item } of operationsOf(whole)) {
      const parameters = inlineSchema(documents, file, item.parameters) as unknown as {
        name: string;
        in: string;
      }[];
      const inHead = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
      expect(inHead).toEqual(['Idempotency-Key', 'Content-Digest', 'Signature-Input', 'Signature']);
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
    }
  });

  test('limits every text, list and number that it takes', () => {
    const loose = unlimited(inlineSchema(documents, file, whole.components?.schemas), '#');

    expect(loose).toEqual([]);
  });
});

/** Answers whose words are stored as they are. */
const names: Record<string, string> = {
  'credit-bureau.openapi.json#Report/properties/outcome/enum': 'creditOutcome',
  'credit-bureau.openapi.json#Lien/properties/type/enum': 'lienType',
  'property-data.openapi.json#Value/properties/condition/enum': 'propertyCondition',
  'bank-link.openapi.json#Account/properties/accountType/enum': 'accountType',
  'income-link.openapi.json#Income/properties/payFrequency/enum': 'payFrequency',
  'account-check.openapi.json#Verdict/properties/status/enum': 'verification',
  'identity-check.openapi.json#Check/properties/documentType/enum': 'identityDocumentType',
  'valuation.openapi.json#Report/properties/condition/enum': 'propertyCondition',
};

test.each(Object.entries(names))('%s holds the words of %s', (place, name) => {
  const [file = '', pointer = ''] = place.split('#');
  const found = pointer
    .split('/')
    .reduce<Json | undefined>((at, key) => at?.[key], read(file).components?.schemas);

  expect(new Set(found as never)).toEqual(new Set(enumerations()[name]));
});

/** Who takes an answer over, and who is told what a borrower typed: place in a document -> place in the domain. */
const stored: Record<string, string> = {
  'credit-bureau.openapi.json#Report/properties/bureau/properties/name': 'figures#credit/properties/bureau',
  'credit-bureau.openapi.json#Report/properties/bureau/properties/address':
    'figures#credit/properties/address',
  'credit-bureau.openapi.json#Report/properties/bureau/properties/phone': 'figures#credit/properties/phone',
  'credit-bureau.openapi.json#Report/properties/keyFactors/items/properties/text':
    'figures#credit/properties/factors/items',
  'credit-bureau.openapi.json#Lien/properties/lender': 'liens#items/items/properties/lender',
  'credit-bureau.openapi.json#Lien/properties/balance': 'liens#items/items/properties/balance',
  'credit-bureau.openapi.json#Lien/properties/payment': 'liens#items/items/properties/payment',
  'credit-bureau.openapi.json#Report/properties/liens': 'liens#items',
  'property-data.openapi.json#Found/properties/county': 'application#property/properties/county',
  'property-data.openapi.json#Parcel/properties/apn': 'application#property/properties/apn',
  'property-data.openapi.json#Parcel/properties/ownerOfRecord':
    'application#property/properties/ownerOfRecord',
  'property-data.openapi.json#Parcel/properties/units': 'application#property/properties/units',
  'property-data.openapi.json#Parcel/properties/address/properties/street2':
    'figures#properties/items/properties/unit',
  'flood.openapi.json#Determination/oneOf/1/properties/zone': 'application#property/properties/floodZone',
  'bank-link.openapi.json#Account/properties/bankName': 'bank#disburse/properties/bankName',
  'bank-link.openapi.json#Account/properties/ownerName': 'bank#disburse/properties/ownerName',
  'bank-link.openapi.json#BankName/properties/bankName': 'bank#disburse/properties/bankName',
  'income-link.openapi.json#Income/properties/employer': 'income#sources/items/properties/employer',
  'notary.openapi.json#Session/properties/name': 'notary#notaryName',
  'notary.openapi.json#Slots/properties/slots/items': 'notary#slot',
  'notary.openapi.json#Quiz/properties/questions/items/properties/id':
    'figures#kba/properties/questions/items/properties/id',
  'notary.openapi.json#Quiz/properties/questions/items/properties/text':
    'figures#kba/properties/questions/items/properties/text',
};
const told: Record<string, string> = {
  'common.openapi.json#FirstName': 'profile#name/properties/first',
  'common.openapi.json#LastName': 'profile#name/properties/last',
  'common.openapi.json#PostalAddress/properties/street1':
    'address#../definitions/location/properties/street1',
  'common.openapi.json#PostalAddress/properties/street2':
    'address#../definitions/location/properties/street2',
  'common.openapi.json#PostalAddress/properties/city': 'address#../definitions/location/properties/city',
  'notary.openapi.json#Booking/properties/slot': 'notary#slot',
};

test.each(Object.entries(stored))('what %s allows fits where it is stored, %s', (place, kept) => {
  const [answer, domain] = [limitsOf(inDocument(place)), limitsOf(inDomain(kept))];

  for (const [name, most] of Object.entries(domain)) expect(answer[name], name).toBeLessThanOrEqual(most);
  expect(Object.keys(domain).length).toBeGreaterThan(0);
});

test.each(Object.entries(told))('%s takes whatever %s allows', (place, typed) => {
  const [question, domain] = [limitsOf(inDocument(place)), limitsOf(inDomain(typed))];

  for (const [name, most] of Object.entries(question)) expect(domain[name], name).toBeLessThanOrEqual(most);
  expect(Object.keys(question).length).toBeGreaterThan(0);
});

test('a login may be as long as the pages let it be', () => {
  const login = inDocument('common.openapi.json#Login/properties');
  for (const page of ['bank/disburse', 'income/link']) {
    const typed = at(wholeFile(`flows/heloc/pages/${page}.json`), 'schema/properties/link/properties');
    for (const [name, part] of Object.entries(typed))
      expect(limitsOf(part).maxLength, name).toBeLessThanOrEqual(limitsOf(login[name] ?? {}).maxLength ?? 0);
  }
});

function inDocument(place: string): Json {
  const [file = '', pointer = ''] = place.split('#');
  return at(read(file).components?.schemas, pointer);
}

function inDomain(place: string): Json {
  const [entity = '', pointer = ''] = place.split('#');
  const whole = JSON.parse(readFileSync(join(folder, `../domain/${entity}.schema.json`), 'utf8')) as Json;
  return pointer.startsWith('../') ? at(whole, pointer.slice(3)) : at(whole.properties, pointer);
}

function at(whole: Json | undefined, pointer: string): Json {
  const found = pointer.split('/').reduce<Json | undefined>((part, key) => part?.[key], whole);
  if (!found) throw new Error(`There is no ${pointer}.`);
  return found;
}

function limitsOf({ maxLength, maximum, maxItems }: Json): Record<string, number> {
  const all = Object.entries({ maxLength, maximum, maxItems }) as unknown as [string, number | undefined][];
  return Object.fromEntries(all.filter((one): one is [string, number] => one[1] !== undefined));
}

function enumerations(): Record<string, string[]> {
  const { definitions } = JSON.parse(
    readFileSync(join(folder, '../domain/enumerations.schema.json'), 'utf8'),
  ) as { definitions: Record<string, { enum?: string[] }> };
  return Object.fromEntries(Object.entries(definitions).map(([name, one]) => [name, one.enum ?? []]));
}

/** Places of schemas whose values could be of any size. */
function unlimited(part: unknown, place: string): string[] {
  if (Array.isArray(part)) return part.flatMap((one, index) => unlimited(one, `${place}/${index}`));
  if (!isSchema(part)) return [];
  const below = Object.entries(part).flatMap(([key, one]) => unlimited(one, `${place}/${key}`));
  return isLimited(part) ? below : [place, ...below];
}

function isLimited({
  type,
  maxLength,
  maxItems,
  maximum,
  pattern,
  format,
  ...others
}: Record<string, unknown>) {
  const isExact = typeof pattern === 'string' && /^\^[^*+]*\$$/.test(pattern);
  const isClosed = isExact || format === 'date' || format === 'date-time' || format === 'uuid';
  if (type === 'string') return maxLength !== undefined || others.enum !== undefined || isClosed;
  if (type === 'array') return maxItems !== undefined;
  return (type !== 'integer' && type !== 'number') || maximum !== undefined;
}
