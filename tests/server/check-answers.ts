/**
 * Judges every answer that a test's server gives by the schema of its row: an answer that the row does not say becomes a
 * 500 with the reason, so the test that asked for it fails.
 */
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JsonSchema } from '../../src/engine/content/bundle.ts';
import { type Answer, errorSchema } from '../../src/server/http/calls/answers.ts';
import type { JsonObject } from '../../src/server/platform/db/tables/column.ts';

/**
 * Call it before the server is ready.
 * @param domain the entities that answers refer to @param isInvented the effects store facts that the domain does not have
 */
export function checkAnswers(
  app: FastifyInstance,
  domain: Readonly<Record<string, JsonSchema>>,
  { isInvented = false } = {},
): void {
  const fits = judgeOf(isInvented ? (opened(domain) as typeof domain) : domain);
  app.addHook('onSend', async (request, reply, payload) => {
    const problem = problemOf(request, reply, payload, fits);
    if (!problem) return payload;
    process.stderr.write(`${problem}\n`);
    reply.code(500);
    return JSON.stringify({ errors: [problem], message: problem, requestId: request.id });
  });
}

type Judge = (schema: JsonObject) => ValidateFunction;

/** Domains by their text: the servers of one worker share what is compiled. */
const judges = new Map<string, Judge>();

function judgeOf(domain: Readonly<Record<string, JsonSchema>>): Judge {
  const text = JSON.stringify(domain);
  const judge = judges.get(text) ?? makeJudge(Object.values(domain));
  judges.set(text, judge);
  return judge;
}

function makeJudge(schemas: JsonSchema[]): Judge {
  const ajv = new Ajv({ strict: false, validateFormats: false, verbose: true, schemas });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text) ?? ajv.compile(schema);
    compiled.set(text, known);
    return known;
  };
}

function problemOf(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  fits: Judge,
): string | undefined {
  const row = request.routeOptions?.config?.row;
  if (!row || request.method === 'HEAD' || reply.getHeader('content-encoding')) return undefined;
  const { statusCode } = reply;
  const answer = row.answers[statusCode] ?? (statusCode >= 400 ? { schema: errorSchema } : undefined);
  const call = `${row.method} ${row.path} answers ${statusCode}`;
  // A browser that has the file already gets it again from its own cache.
  if (statusCode === 304) return undefined;
  // In place of an unavailable lender's pages a browser gets a page.
  if (statusCode === 503 && isPage(reply)) return undefined;
  if (!answer) return `${call}, which its row does not list.`;
  const wrong = wrongOf(answer, reply, payload, fits);
  return wrong && `${call}: ${wrong}`;
}

function wrongOf(
  { schema, media }: Answer,
  reply: FastifyReply,
  payload: unknown,
  fits: Judge,
): string | undefined {
  const type = String(reply.getHeader('content-type') ?? '');
  if (media) return isOneOf(media, type) || isRefusal(type) ? undefined : `${type} is not ${media}`;
  if (!schema) return payload ? 'something comes with it' : undefined;
  const validate = fits(schema);
  if (validate(JSON.parse(String(payload)))) return undefined;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath} ${first?.message} ${JSON.stringify([first?.data, first?.params]).slice(0, 300)}`;
}

const isPage = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/html');
const isRefusal = (type: string) => type.startsWith('application/json');

function isOneOf(media: string, type: string): boolean {
  return media.split(', ').some((one) => type.startsWith(one.replace(/\*$/, '')));
}

/** The same schemas, open to further keys. */
function opened(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(opened);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([word]) => word !== 'additionalProperties');
  return Object.fromEntries(entries.map(([word, value]) => [word, opened(value)]));
}
