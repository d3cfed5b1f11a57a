/** The loan officer or broker behind an application or a referral. Stale after ten minutes (ACC-N15). */
import { type Facts, isRecord } from '../../../../engine/facts/facts.ts';
import { readPath } from '../../../../engine/facts/read-path.ts';
import type { LoanOriginator } from '../../../../types/loan-originator.ts';
import { useAnswer } from './use-answer.ts';

export type Originator = LoanOriginator['originatorDisplayInfo'];

const STALE = { revalidateOnFocus: false, dedupingInterval: 10 * 60 * 1000 };

/** The originator's public data, or undefined when the application has none. */
export function useOriginator(facts: Facts): Originator | undefined {
  const uuid = readPath(facts, 'application.referrer.referrerUuid');
  const path = typeof uuid === 'string' ? `/service-lead-portal/api/lo/${uuid}` : undefined;
  const { data } = useAnswer({ path, read: toOriginator }, STALE);
  return data;
}

/** Display data with at least a name; without one there is no originator (ACC-O1). */
export function toOriginator(body: unknown): Originator | undefined {
  const info =
    isRecord(body) && isRecord(body.originatorDisplayInfo) ? body.originatorDisplayInfo : undefined;
  if (!info || (!info.originatorName && !info.brokerName)) return undefined;
  const texts = Object.entries(info).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(texts) as Originator;
}
