/** One question to the server, and its answer in our own shape. The session's cache repeats no question by itself. */
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { useSend } from '../transport/api-context.ts';
import type { Query } from '../transport/build-request.ts';
import { shellRequest } from '../transport/shell-request.ts';

export type Question<T> = {
  /** Undefined asks nothing. Two components that ask the same path share one answer. */
  path: string | undefined;
  query?: Query;
  /** How often a lost connection is tried. */
  attempts?: number;
  /** For a call of the shell: needs a token, and shows this sentence when the server refuses. */
  failure?: string;
  /** Converts the answer's body to our shape; whatever it throws is the error. */
  read(body: unknown): T;
};

/** Asked once per visit. */
export const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Asked again by every component that appears. */
export const RENEWED = { revalidateOnFocus: false, dedupingInterval: 0 };

/** The answer, its error, and a way to ask again (`mutate`). */
export function useAnswer<T>(
  { path, failure, read, ...rest }: Question<T>,
  config: SWRConfiguration<T, Error> = ONCE,
): SWRResponse<T, Error> {
  const send = useSend();
  return useSWR<T, Error>(
    path ?? null,
    async (at: string) => {
      const call = { method: 'GET', path: at, ...rest } as const;
      return read(await (failure === undefined ? send(call) : shellRequest(send, call, failure)));
    },
    { shouldRetryOnError: false, ...config },
  );
}
