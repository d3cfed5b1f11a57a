/** The open conditions of an application: asked every 60 seconds, and when the window gets the focus (ACC-N15). */
import { useAnswer } from '../../platform/api/hooks/use-answer.ts';
import { type ShellCondition, toConditions } from './condition-notifications.ts';

const OFTEN = { refreshInterval: 60_000, revalidateOnFocus: true };

/** `uuid` undefined asks nothing: without an application, without the flag, or for signers who may not see them (ACC-T6). */
export function useConditions(uuid: string | undefined): ShellCondition[] {
  const path =
    uuid && `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
  const { data } = useAnswer({ path, attempts: 1, read: toConditions }, OFTEN);
  return data ?? NONE;
}

const NONE: ShellCondition[] = [];
