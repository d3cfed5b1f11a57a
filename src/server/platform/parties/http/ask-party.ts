/**
 * Calls one party over HTTP, as its OpenAPI document says. Neither sends nor reads what the document does not name; an
 * answer that does not fit is no answer. The idempotency key comes from the question, the application and the
 * occasion, so that a crash between the party's answer and our commit asks again under the same key.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Meters, PartyOutcome } from '../../meters/meters.ts';
import { type Breaker, isAway } from '../common/breaker.ts';
import { NoAnswer } from '../common/no-answer.ts';
import type { PartyAccess } from '../common/party-access.ts';
import type { Subject } from '../common/subject.ts';
import type { Operation, PartyDocument } from './party-document.ts';
import { type Received, sendSigned } from './send-signed.ts';

export type AskParty = {
  /** Asks about a borrower; `application` and the subject, as far as the document names them, stand beside the words. */
  about<Answer>(operation: string, subject: Subject, words?: object): Promise<Answer>;
  /** Asks without a borrower. */
  plainly<Answer>(operation: string, words: object): Promise<Answer>;
  /** Sends bytes to where their name says. */
  put(operation: string, names: Record<string, string>, bytes: Uint8Array, mediaType: string): Promise<void>;
};

export type Asking = {
  /** The party's, for the log. */
  name: string;
  document: PartyDocument;
  access: PartyAccess;
  /** For one question, in milliseconds. */
  patienceMs: number;
  /** Without one it is asked however often it failed. */
  breaker?: Breaker | undefined;
  /** Counts each question. */
  meters?: Pick<Meters, 'party'> | undefined;
};

/** Every call throws `NoAnswer` when there is no usable answer. */
export function askParty(asking: Asking): AskParty {
  const { name: party, document, access, patienceMs, breaker, meters } = asking;
  const naming = <T>(call: string, work: () => Promise<T>) => measured(meters, call, () => named(call, work));
  const through: Breaker['through'] = (work) => (breaker ? breaker.through(work) : work());
  const send = (operation: Operation, path: string, body: Uint8Array, mediaType: string, key: string) =>
    through(() =>
      sendSigned({
        url: `${access.url}${path}`,
        method: operation.method,
        mediaType,
        body,
        idempotencyKey: key,
        key: access.key,
        patienceMs,
      }),
    );
  const ask = <Answer>(name: string, words: object, occasion: string[]) =>
    naming(`${party}.${name}`, async () => {
      const operation = known(document, name);
      const body = Buffer.from(JSON.stringify(operation.question?.take(words)));
      const key = repetitionKey([...occasion, name], body);
      return answerOf(operation, await send(operation, operation.path, body, json, key)) as Answer;
    });
  return {
    about: (name, subject, words = {}) => {
      const { application = '', occasion = '' } = subject.asking ?? {};
      return ask(name, { application, subject, ...words }, [application, occasion]);
    },
    plainly: (name, words) => ask(name, words, [randomUUID()]),
    put: (name, names, bytes, mediaType) =>
      naming(`${party}.${name}`, async () => {
        const operation = known(document, name);
        const path = operation.path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(names[key] ?? ''));
        await send(operation, path, bytes, mediaType, repetitionKey([name, path], bytes));
      }),
  };
}

const json = 'application/json';

/** A job asks several parties in a row: the log has to tell which of them it was. */
async function named<T>(call: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof NoAnswer
      ? new NoAnswer(error.message, { status: error.status, restMs: error.restMs, call })
      : error;
  }
}

async function measured<T>(meters: Asking['meters'], call: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const tell = (outcome: PartyOutcome) =>
    meters?.party({ call, outcome, seconds: (performance.now() - from) / 1000 });
  try {
    const result = await work();
    tell('answered');
    return result;
  } catch (error) {
    tell(outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): PartyOutcome {
  if (error instanceof NoAnswer && error.restMs !== undefined) return 'resting';
  return isAway(error) ? 'away' : 'refused';
}

function known(document: PartyDocument, name: string): Operation {
  const operation = document.get(name);
  if (!operation) throw new Error(`No document says how "${name}" is asked.`);
  return operation;
}

function answerOf({ answer }: Operation, { mediaType, body, status }: Received): unknown {
  if (mediaType !== json) throw new NoAnswer('an answer that is no JSON', { status });
  return answer?.take(parsed(body, status));
}

function parsed(body: Buffer, status: number): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new NoAnswer('an answer that is no JSON', { status });
  }
}

function repetitionKey(occasion: string[], body: Uint8Array): string {
  return createHash('sha256').update(JSON.stringify(occasion)).update(body).digest('base64url');
}
