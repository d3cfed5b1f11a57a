/** A server that answers as a company's published interface says, for tests: what it was asked is kept, and its next answers can go wrong. */
import fastify, { type FastifyRequest } from 'fastify';
import { answerWrongly, type Fault } from '../parties/faults.ts';
import { faultsAgainst } from './hold-against.ts';

export type Heard = {
  /** As it is published, such as `POST /link/token/create`. */
  question: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  /** As it was parsed: an object for JSON and for forms, whose files are a `File` each. */
  body: unknown;
  status: number;
  /** What was right, even where it went wrong. */
  answer: unknown;
};

export type Asked = Omit<Heard, 'status' | 'answer'>;
/** What is right: the answer, a page as text, with its status where it is not 200. */
export type Answer = (asked: Asked) => { status?: number; answer: unknown };

export type StandIn = {
  url: string;
  heard: Heard[];
  /** The next answers to a question go wrong. */
  next(question: string, fault: Fault, times?: number): void;
  close(): Promise<void>;
};

/**
 * @param answers by question, its path with `:sid` for what the document names in braces
 * @param published the OpenAPI document that the company publishes, where it does: what was heard is held against it at the end
 */
export async function openStandIn(
  answers: Record<string, Answer>,
  published: { document?: string } = {},
): Promise<StandIn> {
  const app = fastify({ forceCloseConnections: true });
  const heard: Heard[] = [];
  const all: Heard[] = [];
  // For a person's browser: no document says how they look.
  const pages = new Set<string>();
  const faults = new Map<string, Fault[]>();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: unknown) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  app.addContentTypeParser(
    /^multipart\/form-data/,
    { parseAs: 'buffer', bodyLimit: 20_000_000 },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData());
    },
  );
  for (const [question, answerTo] of Object.entries(answers)) {
    const [method = '', url = ''] = question.split(' ');
    app.route({
      ...{ method, url },
      handler: async (request, reply) => {
        const asked = askedOf(question, request);
        const { status = 200, answer } = answerTo(asked);
        const one = { ...asked, status, answer };
        heard.push(one);
        all.push(one);
        const fault = faults.get(question)?.shift();
        if (fault) return answerWrongly(fault, reply, answer, request.url);
        if (typeof answer !== 'string') return reply.code(status).send(answer);
        pages.add(question);
        return reply.type('text/html').send(answer);
      },
    });
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const next: StandIn['next'] = (question, fault, times = 1) =>
    void faults.set(question, Array(times).fill(fault));
  const close = async () => {
    await app.close();
    const { COMPANY_DOCUMENTS: folder } = process.env;
    if (!folder || !published.document) return;
    const questions = all.filter(({ question }) => !pages.has(question));
    const faults = faultsAgainst(folder, published.document, questions);
    if (faults.length > 0) throw new Error(`The company's document does not allow:\n${faults.join('\n')}`);
  };
  return { url, heard, next, close };
}

const askedOf = (question: string, { params, query, headers, body }: FastifyRequest): Asked => ({
  ...{ question, headers, body },
  params: params as Asked['params'],
  query: query as Asked['query'],
});
