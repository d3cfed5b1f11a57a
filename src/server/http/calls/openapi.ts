/** Writes the route table as one OpenAPI 3.1 document. Decides nothing: every word of it is in a row or in schemas/domain. */
import type { JsonSchema } from '../../../engine/content/bundle.ts';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { type Answer, errorSchema } from './answers.ts';
import { openApiPath } from './openapi-path.ts';
import type { RouteRow } from './route.ts';

export type OpenApiSources = {
  rows: readonly RouteRow[];
  /** The entities of schemas/domain by their names; answers refer to them. */
  domain: Readonly<Record<string, JsonSchema>>;
  /** Where the server stands, e.g. http://127.0.0.1:3000. */
  origin: string;
  /** Requests per minute and address of every route that states no limit of its own. */
  requestsPerMinute: number;
};

/** Paths, actors, bodies, answers, refusals, rate limits and repetition of every row. */
export function openApi({ rows, domain, origin, requestsPerMinute }: OpenApiSources): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const row of rows) {
    const { path, parameters } = openApiPath(row.path);
    const operation = operationOf(row, parameters, requestsPerMinute);
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Hearthline',
      version: '1',
      description: 'Every call of the server, written from its route table.',
    },
    servers: [{ url: origin }],
    paths: referring(paths) as JsonObject,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of a login; it comes renewed.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'hl_sid',
          description: '__Host-hl_sid in production.',
        },
      },
      schemas: referring({ ...componentsOf(domain), refusal: errorSchema }) as JsonObject,
      responses: { refusal: { description: 'Refused', ...content('application/json', refusalRef) } },
    },
  };
}

const refusalRef = { $ref: '#/components/schemas/refusal' };

function operationOf(row: RouteRow, inPath: JsonObject[], requestsPerMinute: number): JsonObject {
  const perMinute = row.perMinute ?? requestsPerMinute;
  return {
    operationId: `${row.method.toLowerCase()}${row.path.replace('*', 'rest').replace(/\W+/g, '-')}`,
    summary: row.summary,
    description: `${actorsMean[row.actors]} At most ${perMinute} requests per minute and address.`,
    ...(row.actors !== 'anyone' && { security: [{ token: [], session: [] }] }),
    parameters: [...inPath, lender, ...queryOf(row), ...keyOf(row)],
    ...bodyOf(row),
    responses: {
      ...Object.fromEntries(
        Object.entries(row.answers).map(([status, answer]) => [status, responseOf(status, answer)]),
      ),
      default: { $ref: '#/components/responses/refusal' },
    },
  };
}

const actorsMean: Record<RouteRow['actors'], string> = {
  anyone: 'Open to anyone.',
  'signed-in': 'For a person who is logged in.',
  owner: 'For the owner of the application that the path names.',
  reviewer: 'A session of an account that works at the desk. Every other session gets 404.',
};

const lender = {
  name: 'x-org',
  in: 'header',
  description: 'The code of the lender; left out, the host says it.',
  schema: { type: 'string' },
};

function keyOf({ repeat }: RouteRow): JsonObject[] {
  if (repeat !== 'key' && repeat !== 'transaction') return [];
  const description = 'A repeated request with the same key gets the first answer again.';
  const schema = { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' };
  return [{ name: 'idempotency-key', in: 'header', required: repeat === 'transaction', description, schema }];
}

function queryOf({ querystring = {} }: RouteRow): JsonObject[] {
  const { properties = {}, required = [] } = querystring as Partial<{
    properties: JsonObject;
    required: readonly string[];
  }>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf({ body, takes = 'json' }: RouteRow): JsonObject {
  if (takes === 'multipart') return { requestBody: { required: true, ...content(media.multipart, upload) } };
  return body ? { requestBody: { required: true, ...content(media[takes], body) } } : {};
}

const media = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  report: 'application/csp-report',
  form: 'application/x-www-form-urlencoded',
};
const upload = { type: 'object', properties: { file: { type: 'string', contentMediaType: '*/*' } } };

function responseOf(status: string, { schema, media: types }: Answer): JsonObject {
  const description = statusMeans[status] ?? 'Answered';
  if (schema) return { description, ...content('application/json', schema) };
  const bytes = types?.split(', ').map((type) => [type, {}]);
  return { description, ...(bytes && { content: Object.fromEntries(bytes) }) };
}

const statusMeans: Record<string, string> = {
  '201': 'Made',
  '204': 'Done; nothing comes with it',
  '302': 'It stands elsewhere',
  '404': 'Not found; the page says so',
};

const content = (type: string, schema: JsonObject) => ({ content: { [type]: { schema } } });

// Draft 7 names what 2020-12 reads the same; an id would move the place that references are read from.
function componentsOf(domain: Readonly<Record<string, JsonSchema>>): JsonObject {
  return Object.fromEntries(
    Object.entries(domain).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [
      name,
      ownReferences(schema, name),
    ]),
  );
}

/** `#/definitions/x` of an entity, said from outside of it. */
function ownReferences(part: unknown, name: string): unknown {
  return eachReference(part, (ref) => (ref.startsWith('#') ? `${name}${ref}` : ref));
}

/** `address#/definitions/location` is `#/components/schemas/address/definitions/location` here. */
function referring(part: unknown): unknown {
  return eachReference(part, (ref) => {
    if (ref.startsWith('#/components/')) return ref;
    const [name = '', pointer = ''] = ref.split('#');
    return `#/components/schemas/${name}${pointer}`;
  });
}

function eachReference(part: unknown, change: (ref: string) => string): unknown {
  if (Array.isArray(part)) return part.map((item) => eachReference(item, change));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([word, value]) => [
      word,
      word === '$ref' && typeof value === 'string' ? change(value) : eachReference(value, change),
    ]),
  );
}
