/** The journey of one application, kept as the server last told it. Not asked again on focus. */
import useSWR from 'swr';
import type { Journey } from '../data/journey.ts';
import type { ApplicationApi } from './application-api.ts';

/** Journey, error, and how to replace or reload it. */
export function useJourney(api: ApplicationApi) {
  return useSWR<Journey, Error>(api.key, api.journey, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    dedupingInterval: 0,
  });
}
