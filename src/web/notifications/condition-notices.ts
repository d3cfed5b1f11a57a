/** Open conditions as notifications of the browser's own: the site's words for each category, leading into the application. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { ConditionWords, SiteNotifications } from '../../types/site.ts';
import type { Notice } from './notification.ts';

/** What the shell reads of a condition (SPEC-8). */
export type ShellCondition = { uuid: string; created: string; categoryEnum: string };

/** An open condition stays unread until it is settled: only settling it removes it. */
export function conditionNotices(
  conditions: readonly ShellCondition[],
  application: string,
  words: SiteNotifications,
): Notice[] {
  return conditions.map(({ uuid, created, categoryEnum }) => {
    const { title, text, label, to } = wordsFor(words, categoryEnum);
    const query = new URLSearchParams({ conditionUuid: uuid, conditionEnum: categoryEnum });
    return {
      uuid,
      created,
      title,
      description: text,
      status: 'UNREAD',
      ctas: [{ title: label, redirectPath: `/${application}/${to}?${query}` }],
    };
  });
}

/** Reads the server's list at the door. */
export function toConditions(body: unknown): ShellCondition[] {
  const list = Array.isArray(body) ? body.filter(isRecord) : [];
  return list.flatMap(({ uuid, created, categoryEnum }) =>
    typeof uuid === 'string' && typeof created === 'string' && typeof categoryEnum === 'string'
      ? [{ uuid, created, categoryEnum }]
      : [],
  );
}

function wordsFor({ conditions, otherwise }: SiteNotifications, category: string): ConditionWords {
  return (Object.hasOwn(conditions, category) ? conditions[category] : undefined) ?? otherwise;
}
