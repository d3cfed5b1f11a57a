/** What an outside party may do instead of answering. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

export type Fault =
  /** Works, and never answers. */
  | 'stall'
  /** Works, and hangs up before the answer. */
  | 'hang-up'
  /** Answers the same twice on one connection. */
  | 'twice'
  /** Answers what its document does not allow. */
  | 'lie'
  | 'huge'
  | 'redirect'
  /** The right words, under the name of a page. */
  | 'page'
  /** The beginning of an answer. */
  | 'cut'
  /** Answers with this status, before any work. */
  | { status: number; retryAfter?: string };

/** Answers wrongly on purpose. @param answer what would have been right */
export async function answerWrongly(fault: Fault, reply: FastifyReply, answer: unknown, self: string) {
  if (fault === 'stall') return stall(reply);
  if (fault === 'hang-up') return reply.hijack().raw.socket?.destroy();
  if (fault === 'twice') return twice(reply, JSON.stringify(answer));
  if (fault === 'lie') return reply.send(lieOf(answer));
  if (fault === 'huge') return reply.send({ ...(answer as object), more: 'x'.repeat(300 * 1024) });
  if (fault === 'redirect') return reply.code(307).header('location', self).send();
  if (fault === 'page') return reply.type('text/html').send(JSON.stringify(answer));
  if (fault === 'cut') return reply.type('application/json').send(JSON.stringify(answer).slice(0, -1));
  // As proxies do, with a page of their own.
  const page = fault.status < 400 ? undefined : 'x'.repeat(300 * 1024);
  return reply
    .code(fault.status)
    .headers(fault.retryAfter ? { 'retry-after': fault.retryAfter } : {})
    .send(page);
}

async function stall(reply: FastifyReply) {
  const { socket } = reply.hijack().raw;
  while (socket && !socket.destroyed) await pause(20);
}

/** The second answer comes when the next question may already be on the same connection. */
async function twice(reply: FastifyReply, body: string) {
  const { socket } = reply.hijack().raw;
  const answer = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  socket?.write(answer);
  await pause(300);
  if (socket?.writable) socket.write(answer);
}

/** Every number is a word, every word a number, and every yes a maybe. */
function lieOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(lieOf);
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, lieOf(part)]));
  return typeof answer === 'string' ? answer.length : String(answer);
}
