/** Takes the network out of the hands of a library that asks through axios: it gets our bounds, our patience and our tries. */
import type { AxiosAdapter } from 'axios';
import { sendAgain } from './send-again.ts';
import { sendOnce } from './send-once.ts';

/**
 * Throws `NoAnswer` where there is no answer. A refusal (4xx) is an answer: the library, or its caller, reads its code.
 * @param patienceMs for all tries together, in milliseconds
 */
export function boundedAdapter(patienceMs: number): AxiosAdapter {
  return async (config) => {
    const { url = '', method = 'get', headers, data } = config;
    const form = formOf(data);
    const request = {
      method: method.toUpperCase(),
      headers: textual({ ...headers.toJSON(), ...form?.headers }),
      ...(typeof data === 'string' && { body: Buffer.from(data) }),
      ...(form && { body: form.body }),
      readsRefusals: true,
    };
    const received = await sendAgain(patienceMs, (signal) => sendOnce(url, request, signal));
    const { status, body } = received;
    return { status, statusText: '', data: body.toString('utf8'), headers: {}, config };
  };
}

/** A form of files, as the library `form-data` makes one. */
type Form = { getBuffer(): Buffer; getHeaders(): Record<string, string> };

/** Its headers replace the library's, which do not know where a part ends. */
function formOf(data: unknown) {
  const form = data as Partial<Form> | undefined;
  if (!form?.getBuffer || !form.getHeaders) return undefined;
  return { body: form.getBuffer(), headers: { 'Content-Type': form.getHeaders()['content-type'] ?? '' } };
}

const textual = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `${value}`]));
