/**
 * Every outside party over HTTP, played by sample companies: for a buyer's own staging, and for tests. It trusts no request: each must be
 * signed by the party's key and hold what the party's document says, nothing less and nothing more. It works once per idempotency key.
 */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { PartyKey } from '../common/party-access.ts';
import type { Subject } from '../common/subject.ts';
import { type Operation, readPartyDocument } from '../http/party-document.ts';
import { documentOf, type PartyName, partyNames, settingOf } from '../parties.ts';
import { sandboxParties } from '../sandbox-parties.ts';
import { type Asked, askedOf, faultOfRequest, faultOfWords } from './read-question.ts';
import { answerAs } from './sample-answers.ts';

export type Text = { to: string; text: string; id: string };

export type Serving = {
  /** Holds the parties' documents. */
  folder: string;
  key: PartyKey;
  host: string;
  /** 0 takes any that is free. */
  port: number;
  /** Milliseconds since 1970, as the sample companies count days. */
  now?(): number;
  /** Who owns an application; without it, who was last asked about with it. */
  borrower?(application: string): Promise<Subject>;
  heard?(asked: Asked): void;
  texted?(text: Text): void;
  pictured?(sha256: string, bytes: Buffer): void;
  /** Replies in another way than with the answer. */
  reply?(
    question: string,
    request: FastifyRequest,
    reply: FastifyReply,
    give: () => Promise<unknown>,
  ): unknown;
};

export type ServedParties = {
  /** Settings that lead here. */
  env: Record<string, string>;
  close(): Promise<void>;
};

type Kept = { answers: Map<string, unknown>; subjects: Map<string, Partial<Subject>>; sample: Sample };
type Sample = Awaited<ReturnType<typeof sandboxParties>>;

export async function serveParties(serving: Serving): Promise<ServedParties> {
  const { folder, host, port, now } = serving;
  const sample = await sandboxParties(now ? { now } : {});
  const kept: Kept = { answers: new Map(), subjects: new Map(), sample };
  const app = Fastify({ bodyLimit: 20 * 1024 * 1024, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const party of partyNames)
    for (const [name, operation] of readPartyDocument(folder, `${documentOf(party)}.openapi.json`))
      app.route({
        method: operation.method,
        url: `/${documentOf(party)}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
        handler: (request, reply) => takeQuestion(serving, kept, { party, name, operation }, request, reply),
      });
  app.post('/texts', (request, reply) => takeText(serving, request, reply));
  const base = await app.listen({ host, port });
  return { env: settingsFor(base, serving.key), close: () => app.close() };
}

type Call = { party: PartyName; name: string; operation: Operation };

async function takeQuestion(
  serving: Serving,
  kept: Kept,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { operation, party, name } = call;
  const question = `${party}.${name}`;
  const refused = faultOfRequest(serving.key, request) ?? faultOfWords(operation, request);
  const asked = askedOf(question, request, refused);
  serving.heard?.(asked);
  if (refused) return reply.code(400).send({ refused });
  if (!operation.answer) return takePicture(serving, request, reply);
  const give = () => answerOnce(serving, kept, call, asked);
  return serving.reply ? serving.reply(question, request, reply, give) : reply.send(await give());
}

async function answerOnce(serving: Serving, kept: Kept, { party, name, operation }: Call, asked: Asked) {
  const { body, key } = asked;
  const known = kept.answers.get(`${party}/${key}`);
  if (known !== undefined) return known;
  const subject = await subjectOf(serving, kept, body);
  const given = await answerAs(kept.sample, party, name, { subject, words: body });
  // A company may say more than we asked for.
  const said = { ...(operation.answer?.take(plain(given)) as object), internalReference: 'X-1' };
  kept.answers.set(`${party}/${key}`, said);
  asked.worked = true;
  return said;
}

const noOne: Subject = { email: '', firstName: '', lastName: '' };

/** Some questions name the borrower, others only the application. */
async function subjectOf(serving: Serving, { subjects }: Kept, body: Asked['body']): Promise<Subject> {
  const named = body.subject as Partial<Subject> | undefined;
  const { application } = body;
  if (typeof application !== 'string') return { ...noOne, ...named };
  if (serving.borrower) return { ...(await serving.borrower(application)), ...named };
  const known = { ...noOne, ...subjects.get(application), ...named };
  subjects.set(application, known);
  return known;
}

function takeText(serving: Serving, request: FastifyRequest, reply: FastifyReply) {
  const refused = faultOfRequest(serving.key, request);
  const asked = askedOf('texts.send', request, refused);
  serving.heard?.(asked);
  if (refused) return reply.code(400).send();
  serving.texted?.(asked.body as Text);
  return reply.code(202).send();
}

function takePicture(serving: Serving, request: FastifyRequest, reply: FastifyReply) {
  const bytes = request.body as Buffer;
  const { sha256 } = request.params as { sha256: string };
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return reply.code(400).send();
  serving.pictured?.(sha256, bytes);
  return reply.code(204).send();
}

function settingsFor(base: string, { id, secret }: PartyKey): Record<string, string> {
  const parties = partyNames.flatMap((party) => [
    [`${settingOf(party)}_URL`, `${base}/${documentOf(party)}`],
    [`${settingOf(party)}_KEY`, `${id}:${secret}`],
  ]);
  const texts = {
    SMS_WEBHOOK_URL: `${base}/texts`,
    SMS_WEBHOOK_KEY: `${id}:${secret}`,
    SMS_INBOUND_SECRET: secret,
  };
  return { ...Object.fromEntries(parties), ...texts };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
