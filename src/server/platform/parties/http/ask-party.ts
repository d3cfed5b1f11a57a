/**
 * Calls one party over HTTP, as its OpenAPI document says. Neither sends nor reads what the document does not name; an
 * answer that does not fit is no answer. The idempotency key comes from the question, the application and the
 * occasion, so that a crash between the party's answer and our commit asks again under the same key.
 */
import { createHash, randomUUID } from 'node:crypto';
import { NoAnswer } from '../common/no-answer.ts';
import type { PartyAccess } from '../common/party-access.ts';
import type { Subject } from '../common/subject.ts';
import { asked, through, type Watched } from './asked.ts';
import type { Operation, PartyDocument } from './party-document.ts';
import type { Received } from './send-once.ts';
import { sendSigned } from './send-signed.ts';

export type AskParty = {
  /** Asks about a borrower; `application` and the subject, as far as the document names them, stand beside the words. */
  about<Answer>(operation: string, subject: Subject, words?: object): Promise<Answer>;
  /** Asks without a borrower. */
  plainly<Answer>(operation: string, words: object): Promise<Answer>;
  /** Sends bytes to where their name says. */
  put(operation: string, names: Record<string, string>, bytes: Uint8Array, mediaType: string): Promise<void>;
};

export type Asking = Watched & {
  document: PartyDocument;
  access: PartyAccess;
  /** For one question, in milliseconds. */
  patienceMs: number;
};

/** Every call throws `NoAnswer` when there is no usable answer. */
export function askParty(asking: Asking): AskParty {
  const { document, access, patienceMs } = asking;
  const send = ({ method }: Operation, path: string, body: Uint8Array, mediaType: string, key: string) =>
    through(asking, () =>
      sendSigned({
        ...{ url: `${access.url}${path}`, method, mediaType, body },
        ...{ idempotencyKey: key, key: access.key, patienceMs },
      }),
    );
  const ask = <Answer>(name: string, words: object, occasion: string[]) =>
    asked(asking, name, async () => {
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
      asked(asking, name, async () => {
        const operation = known(document, name);
        const path = operation.path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(names[key] ?? ''));
        await send(operation, path, bytes, mediaType, repetitionKey([name, path], bytes));
      }),
  };
}

const json = 'application/json';

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
