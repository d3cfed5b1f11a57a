/**
 * Puts every question to a party at an address and says what does not hold: answers that its document does not allow, work done twice
 * under one key, questions taken from anyone. What a translator to a company passes before borrowers meet it.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PartyAccess } from '../common/party-access.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';
import type { Operation, PartyDocument } from '../http/party-document.ts';
import { signRequest } from '../http/sign-request.ts';
import { type AskedParties, type PartyName, parties } from '../parties.ts';
import { questions } from './questions.ts';

export type Finding = {
  /** Such as `flood.determine`. */
  question: string;
  /** What must hold, in a sentence. */
  rule: string;
  /** What the party did instead; undefined where the rule holds. */
  instead?: string | undefined;
};

export type Checking = {
  party: PartyName;
  document: PartyDocument;
  access: PartyAccess;
  subject: Subject;
  /** For one question, in milliseconds. */
  patienceMs: number;
  found(finding: Finding): void;
};

/** Throws nothing for a party that fails: each failure is a finding. */
export async function checkParty(checking: Checking): Promise<void> {
  const { party, subject } = checking;
  const asked = { [party]: parties[party].http(probe(checking)) } as AskedParties;
  const asking = { application: randomUUID(), occasion: 'a check' };
  // A question without a usable answer has no next one.
  for (const question of questions[party])
    await question(asked, { ...subject, asking }, Date.now()).catch((error) => {
      if (!(error instanceof Unanswered)) throw error;
    });
}

class Unanswered extends Error {}

type Sent = { url: string; operation: Operation; body: Uint8Array; mediaType: string; key: string };
type Received = { status: number; text: string; mediaType: string };

function probe(checking: Checking): AskParty {
  const { party, document, access } = checking;
  const tried = new Set<string>();
  const ask = async (name: string, sending: Omit<Sent, 'operation' | 'url' | 'key'>, path?: string) => {
    const operation = document.get(name);
    if (!operation) throw new Error(`No document says how "${name}" is asked.`);
    const url = `${access.url}${path ?? operation.path}`;
    const sent = { ...sending, operation, url, key: randomUUID() };
    const question = `${party}.${name}`;
    const answer = await checkAnswer(checking, question, sent);
    if (!tried.has(name)) await checkGuards(checking, question, sent);
    tried.add(name);
    return answer;
  };
  const words = (name: string, said: object) => {
    const body = Buffer.from(JSON.stringify(document.get(name)?.question?.take(said)));
    return ask(name, { body, mediaType: json });
  };
  return {
    about: (name, { asking, ...subject }, said = {}) =>
      words(name, { application: asking?.application, subject, ...said }) as Promise<never>,
    plainly: (name, said) => words(name, said) as Promise<never>,
    put: async (name, names, body, mediaType) => {
      const path = document
        .get(name)
        ?.path.replace(/\{(\w+)\}/g, (_, one) => encodeURIComponent(names[one] ?? ''));
      await ask(name, { body, mediaType }, path);
    },
  };
}

const json = 'application/json';

/** The answer to the same question under the same key is the same. */
async function checkAnswer({ access, patienceMs, found }: Checking, question: string, sent: Sent) {
  const { operation } = sent;
  const first = await send(access, sent, patienceMs);
  const { answer, wrong } = read(operation, first);
  found({ question, rule: 'is answered as its document says', instead: wrong });
  if (wrong) throw new Unanswered(wrong);
  const again = read(operation, await send(access, sent, patienceMs));
  const isSame = isDeepStrictEqual(again.answer, answer);
  const instead = isSame ? undefined : (again.wrong ?? 'another answer');
  found({ question, rule: 'is answered the same under the same Idempotency-Key', instead });
  return answer;
}

function read({ answer }: Operation, received: Received | string): { answer?: unknown; wrong?: string } {
  if (typeof received === 'string') return { wrong: received };
  const { status, text, mediaType } = received;
  if (status < 200 || status > 299) return { wrong: `status ${status}` };
  if (!answer) return {};
  if (mediaType !== json) return { wrong: `an answer of ${mediaType || 'no type'}, not ${json}` };
  try {
    return { answer: answer.take(JSON.parse(text)) };
  } catch (error) {
    return {
      wrong: error instanceof SyntaxError ? 'an answer that is no JSON' : String((error as Error).message),
    };
  }
}

/** What a party must refuse, with 4xx, before it does any work. */
async function checkGuards({ access, patienceMs, found }: Checking, question: string, sent: Sent) {
  const { id, secret } = access.key;
  const other = { ...access, key: { id, secret: secret.replace(/^./, (one) => (one === 'x' ? 'y' : 'x')) } };
  const fresh = () => ({ ...sent, key: randomUUID() });
  const cases: [rule: string, answer: Promise<Received | string>][] = [
    ['is refused without a signature', send(access, fresh(), patienceMs, { unsigned: true })],
    ['is refused when another key signed it', send(other, fresh(), patienceMs)],
    ['is refused when its body was changed', send(access, fresh(), patienceMs, { changed: true })],
    ['is refused when it was signed an hour ago', send(access, fresh(), patienceMs, { ageSeconds: 3600 })],
  ];
  if (sent.mediaType === json)
    cases.push([
      'is refused without what its document requires',
      send(access, { ...fresh(), body: Buffer.from('{}') }, patienceMs),
    ]);
  for (const [rule, answer] of cases) {
    const received = await answer;
    const status = typeof received === 'string' ? received : `status ${received.status}`;
    found({ question, rule, instead: /^status 4(?!29)\d\d$/.test(status) ? undefined : status });
  }
}

type Wrongly = { unsigned?: boolean; changed?: boolean; ageSeconds?: number };

/** Once, with no second try. @returns why there is no answer, in a sentence */
async function send(
  { key }: PartyAccess,
  { url, operation, body, mediaType, key: idempotencyKey }: Sent,
  patienceMs: number,
  { unsigned = false, changed = false, ageSeconds = 0 }: Wrongly = {},
): Promise<Received | string> {
  const { method } = operation;
  const created = Math.floor(Date.now() / 1000) - ageSeconds;
  const path = new URL(url).pathname;
  const signed = unsigned
    ? { 'idempotency-key': idempotencyKey }
    : signRequest(key, { method, path, body, idempotencyKey, created });
  const bytes = changed ? Buffer.concat([body, Buffer.from(' ')]) : new Uint8Array(body);
  const headers = { 'content-type': mediaType, accept: json, connection: 'close', ...signed };
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(url, { method, headers, body: bytes, redirect: 'manual', signal });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return { status: response.status, text: await response.text(), mediaType: type };
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? `no answer in ${patienceMs} ms` : 'no connection';
  }
}
