/** The states the lender is licensed in, as two-letter codes. Unknown is empty. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { useAnswer } from './use-answer.ts';

/** The call's path, by which its answer is kept. */
export const LICENSES = '/service-application/external/api/v1/heloc/state-licenses';

/** Asked once per visit. */
export function useLicensedStates(): string[] {
  const { data } = useAnswer({ path: LICENSES, attempts: 2, read: toStates });
  return data ?? [];
}

function toStates(body: unknown): string[] {
  const items = isRecord(body) && Array.isArray(body.items) ? body.items : [];
  return items.filter(isRecord).flatMap(({ abbrev }) => (typeof abbrev === 'string' ? [abbrev] : []));
}
