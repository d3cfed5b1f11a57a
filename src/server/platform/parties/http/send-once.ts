/** One request to a company over HTTP, kept within bounds: no redirect is followed, and an answer has a largest size. */
import { NoAnswer } from '../common/no-answer.ts';

export type Received = {
  status: number;
  /** Without parameters, in small letters. */
  mediaType: string;
  body: Buffer;
};

/** `againMs` where the same request may get an answer after so many milliseconds. */
export type Outcome = Received | { failed: NoAnswer; againMs?: number | undefined };

export type Request = {
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  /** An answer of 4xx is read like one of 2xx, but for 429. */
  readsRefusals?: boolean;
};

const largestAnswer = 256 * 1024;
/** The company, or its gateway, was unavailable for a moment. */
const passing = new Set([502, 503, 504]);

/** Throws nothing: an answer of any other status than 2xx is an outcome, too. @param signal ends the wait */
export async function sendOnce(url: string, request: Request, signal: AbortSignal): Promise<Outcome> {
  try {
    return await judge(await send(url, request, signal), request);
  } catch (error) {
    if (error instanceof NoAnswer) return { failed: error };
    return signal.aborted
      ? { failed: new NoAnswer('no answer in time') }
      : { failed: new NoAnswer('no connection'), againMs: 0 };
  }
}

function send(url: string, { method, headers, body }: Request, signal: AbortSignal) {
  return fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...smallLetters(headers),
      'accept-encoding': 'identity',
      // If a company answers twice, its second answer must not serve the next request.
      connection: 'close',
    },
    ...(body && { body: new Uint8Array(body) }),
    redirect: 'manual',
    signal,
  });
}

/** Two spellings of one name would be sent as two values of it. */
const smallLetters = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

async function judge(response: Response, { readsRefusals = false }: Request): Promise<Outcome> {
  const { status, headers } = response;
  const isRefusal = status >= 400 && status < 500 && status !== 429;
  if ((status >= 200 && status < 300) || (readsRefusals && isRefusal)) {
    const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return { status, mediaType, body: await readLimited(response, largestAnswer) };
  }
  await response.body?.cancel();
  const failed = new NoAnswer(`status ${status}`, { status });
  const afterMs = retryAfterMs(headers.get('retry-after'), Date.now());
  if (passing.has(status)) return { failed, againMs: afterMs ?? 0 };
  return status === 429 ? { failed, againMs: afterMs } : { failed };
}

/** Reads the body of an answer, and stops when it is too large: a company must not fill our memory. @param most bytes */
async function readLimited({ body, status }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > most) throw new NoAnswer(`an answer of more than ${most} bytes`, { status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * How long a company asks us to wait (RFC 9110, 10.2.3), in milliseconds; undefined when it does not say, or says it in another format.
 * @param now milliseconds since 1970
 */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
