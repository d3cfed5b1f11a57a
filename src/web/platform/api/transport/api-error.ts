/** A failed request, with the texts of the error catalog (SPEC-10.2; ACC-E1 to ACC-E4). */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { say } from '../../data/say.ts';

/** What a failed request says when the server says nothing (ACC-E4). */
export const FETCHING = 'Error fetching';

/** `status` 0 means that no answer came: offline, cut off, or over the time limit. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly body: unknown;

  constructor(message: string, status: number, statusText = '', body: unknown = undefined) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }

  /** Messages by pointer, when the server refused single fields. */
  get fields(): Record<string, string> {
    const fields = isRecord(this.body) ? this.body.fields : undefined;
    if (!isRecord(fields)) return {};
    return Object.fromEntries(Object.entries(fields).map(([pointer, message]) => [pointer, String(message)]));
  }

  /** The body's own `message`, one word for programs; 'Error fetching' when there is none (ACC-E4). */
  get reason(): string {
    return this.detail('message') || FETCHING;
  }

  /** The words of the message that lead somewhere, as the server names them. */
  get way(): { words: string; to: string } | undefined {
    const way = isRecord(this.body) ? this.body.way : undefined;
    if (!isRecord(way) || typeof way.words !== 'string' || typeof way.to !== 'string') return undefined;
    return { words: way.words, to: way.to };
  }

  /** A property of the error body, such as `step` or `path`. */
  detail(name: string): string | undefined {
    const value = isRecord(this.body) ? this.body[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  }
}

/** ACC-E1: the server's errors joined by ', ', else 'Something unexpected happened'. Its `message` is a word for programs. */
export function errorMessage(body: unknown): string {
  const errors = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return errors.filter((text) => typeof text === 'string' && text).join(', ') || say('failure.happened');
}

/** ACC-E2: unique messages joined by commas, ending with a period. */
export function errorText(messages: readonly string[]): string {
  const unique = [...new Set(messages.map((message) => message.trim()).filter(Boolean))];
  const text = unique.join(', ') || say('failure.happened');
  return text.endsWith('.') ? text : `${text}.`;
}

/** What a borrower reads when a request failed: the server's sentence, or one about the connection. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return say('failure.unexpected');
  if (error.status === 0) return say('failure.unreachable');
  if (error.status === 429) return say('failure.tooMany');
  return errorText([error.message]);
}
