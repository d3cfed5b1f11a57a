/** The open conditions of an application: asked every 60 seconds, and when the window gets the focus (ACC-N15). */
import useSWR from 'swr';
import { useSend } from '../api/transport/api-context.ts';
import { type ShellCondition, toConditions } from './condition-notices.ts';

const EVERY_MS = 60_000;

/** `uuid` undefined asks nothing: without an application, without the flag, or for signers who may not see them (ACC-T6). */
export function useConditions(uuid: string | undefined): ShellCondition[] {
  const send = useSend();
  const path =
    uuid && `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
  const { data } = useSWR<ShellCondition[], Error>(
    path ?? null,
    async (at: string) => toConditions(await send({ method: 'GET', path: at, attempts: 1 })),
    { refreshInterval: EVERY_MS, revalidateOnFocus: true, shouldRetryOnError: false },
  );
  return data ?? NONE;
}

const NONE: ShellCondition[] = [];
