/**
 * Every outside party on one port of this machine. It trusts no request: each must be signed by the party's key and
 * hold what the party's document says, nothing less and nothing more. It works once per idempotency key.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Subject } from '../../src/server/platform/parties/common/subject.ts';
import { type Operation, readPartyDocument } from '../../src/server/platform/parties/http/party-document.ts';
import {
  documentOf,
  type PartyName,
  partyNames,
  settingOf,
} from '../../src/server/platform/parties/parties.ts';
import { sandboxParties } from '../../src/server/platform/parties/sandbox-parties.ts';
import { faultOf } from './check-signature.ts';
import { answerWrongly, type Fault } from './faults.ts';
import { answerAs } from './sample-answers.ts';

export type Asked = {
  /** Such as `flood.determine`. */
  question: string;
  key: string;
  body: Record<string, unknown>;
  /** False when the answer was given before. */
  worked: boolean;
  refused?: string;
};

export type Text = { to: string; text: string; id: string };

export type MockParties = {
  /** Settings that lead here. */
  env: Record<string, string>;
  asked: Asked[];
  texts: Text[];
  /** Pictures by their SHA-256. */
  pictures: Map<string, Buffer>;
  /** Tells who owns an application; set it before any call about one. */
  borrower: (application: string) => Promise<Subject>;
  /** The next answers to a question go wrong in this way, once some more have been right. */
  next(question: string, fault: Fault, times?: number, after?: number): void;
  close(): Promise<void>;
};

export const folder = fileURLToPath(new URL('../../schemas/parties', import.meta.url));
const secret = 'a secret that only the party and we know'.replaceAll(' ', '-');
const unknown = async (): Promise<Subject> => ({ email: '', firstName: '', lastName: '' });

/** @param now milliseconds since 1970, as the sample companies count days */
export async function openMockParties(now: () => number = Date.now): Promise<MockParties> {
  const sample = await sandboxParties({ now });
  const kept = new Map<string, unknown>();
  const faults = new Map<string, (Fault | undefined)[]>();
  const mock: MockParties = {
    env: {},
    asked: [],
    texts: [],
    pictures: new Map(),
    borrower: unknown,
    next: (question, fault, times = 1, after = 0) =>
      faults.set(question, [...Array(after).fill(undefined), ...Array(times).fill(fault)]),
    close: () => app.close(),
  };
  const app = Fastify({ bodyLimit: 20 * 1024 * 1024, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const note = (question: string, request: FastifyRequest, more: Partial<Asked>) => {
    const { body } = request as { body: Buffer };
    const isJson = request.headers['content-type'] === 'application/json';
    const words = isJson ? JSON.parse(body.toString('utf8')) : { bytes: body.length };
    const asked = { question, key: keyOf(request), body: words, worked: false, ...more };
    mock.asked.push(asked);
    return asked;
  };

  const answer = async (party: PartyName, name: string, operation: Operation, asked: Asked) => {
    const { body, key } = asked;
    if (kept.has(`${party}/${key}`)) return kept.get(`${party}/${key}`);
    const known =
      typeof body.application === 'string' ? await mock.borrower(body.application) : await unknown();
    const subject = { ...known, ...(body.subject as object | undefined) };
    const given = await answerAs(sample, party, name, { subject: subject as Subject, words: body });
    // A company may say more than we asked for.
    const said = { ...(operation.answer?.take(plain(given)) as object), internalReference: 'X-1' };
    kept.set(`${party}/${key}`, said);
    asked.worked = true;
    return said;
  };

  for (const party of partyNames) {
    for (const [name, operation] of readPartyDocument(folder, `${documentOf(party)}.openapi.json`)) {
      const question = `${party}.${name}`;
      const url = `/${documentOf(party)}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const refused = faultOfRequest(request) ?? faultOfWords(operation, request);
        const asked = note(question, request, refused ? { refused } : {});
        if (refused) return reply.code(400).send({ refused });
        if (!operation.answer) return takePicture(mock, request, reply);
        const fault = faults.get(question)?.shift();
        if (typeof fault === 'object') return answerWrongly(fault, reply, undefined, request.url);
        const given = await answer(party, name, operation, asked);
        return fault ? answerWrongly(fault, reply, given, request.url) : reply.send(given);
      };
      app.route({ method: operation.method, url, handler });
    }
  }
  app.post('/texts', async (request, reply) => {
    const refused = faultOfRequest(request);
    const { body } = note('texts.send', request, refused ? { refused } : {});
    if (refused) return reply.code(400).send();
    if (!mock.texts.some(({ id }) => id === body.id)) mock.texts.push(body as Text);
    return reply.code(202).send();
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  mock.env = settingsFor(base);
  return mock;
}

function settingsFor(base: string): Record<string, string> {
  const parties = partyNames.flatMap((party) => [
    [`${settingOf(party)}_URL`, `${base}/${documentOf(party)}`],
    [`${settingOf(party)}_KEY`, `hearthline:${secret}`],
  ]);
  const texts = {
    SMS_WEBHOOK_URL: `${base}/texts`,
    SMS_WEBHOOK_KEY: `hearthline:${secret}`,
    SMS_INBOUND_SECRET: secret,
  };
  return { ...Object.fromEntries(parties), ...texts };
}

const keyOf = ({ headers }: FastifyRequest) => String(headers['idempotency-key']);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function faultOfRequest({ method, url, headers, body }: FastifyRequest): string | undefined {
  const came = { method, path: url, headers, body: body as Buffer };
  return faultOf(came, { id: 'hearthline', secret }, Date.now() / 1000);
}

/** Nothing is told that the document does not name. */
function faultOfWords({ question }: Operation, { body }: FastifyRequest): string | undefined {
  if (!question) return undefined;
  const said = JSON.parse((body as Buffer).toString('utf8'));
  try {
    return JSON.stringify(question.take(said)) === JSON.stringify(said)
      ? undefined
      : 'more than was asked for';
  } catch (error) {
    return String(error);
  }
}

function takePicture(mock: MockParties, request: FastifyRequest, reply: FastifyReply) {
  const bytes = request.body as Buffer;
  const { sha256 } = request.params as { sha256: string };
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return reply.code(400).send();
  mock.pictures.set(sha256, bytes);
  return reply.code(204).send();
}
