/** The journey of one application, kept as the server last told it. Not asked again on focus. */
import { useState } from 'react';
import useSWR from 'swr';
import type { Journey } from '../../data/journey.ts';
import type { ApplicationApi } from '../calls/application-api.ts';

/** Journey, error, and how to replace or reload it. */
export function useJourney(api: ApplicationApi) {
  // A page opens with what is true now: a journey cached from an earlier visit could bring back old answers.
  const [visit] = useState(() => crypto.randomUUID());
  return useSWR<Journey, Error>([api.key, visit], api.journey, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    dedupingInterval: 0,
  });
}
