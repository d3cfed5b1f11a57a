/** Conditions as notifications of the browser's own, in the words that the server gives them, leading into the application. */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Notification } from '../../../types/notification.ts';
import type { ConditionWords, SiteNotifications } from '../../../types/site.ts';

/** What the shell reads of a condition (SPEC-8). Another server than ours may give no words: then the site's stand in. */
export type ShellCondition = {
  uuid: string;
  created: string;
  categoryEnum: string;
  /** Whether the borrower has something to do; a server that does not say so lists only such. */
  actionNeeded: boolean;
  title?: string;
  /** Why we ask, and what its state means once something was sent. */
  reason?: string;
  says?: string;
  label?: string;
  /** The page of the application, with its query. */
  to?: string;
};

/** What waits for the borrower stays unread until it is answered: only answering it changes that. */
export function conditionNotifications(
  conditions: readonly ShellCondition[],
  application: string,
  words: SiteNotifications,
): Notification[] {
  return conditions.map((condition) => {
    const { uuid, created, categoryEnum, actionNeeded } = condition;
    const site = wordsFor(words, categoryEnum);
    const query = new URLSearchParams({ conditionUuid: uuid, conditionEnum: categoryEnum });
    const { title = site.title, says, reason = site.text, label = site.label } = condition;
    const { to = `${site.to}?${query}` } = condition;
    return {
      uuid,
      created,
      title,
      description: says ?? reason,
      status: actionNeeded ? 'UNREAD' : 'READ',
      ctas: actionNeeded ? [{ title: label, redirectPath: `/${application}/${to}` }] : [],
    };
  });
}

/** Reads the server's list at the door. */
export function toConditions(body: unknown): ShellCondition[] {
  const list = Array.isArray(body) ? body.filter(isRecord) : [];
  return list.flatMap(({ uuid, created, categoryEnum, actionNeeded, ...rest }) =>
    typeof uuid === 'string' && typeof created === 'string' && typeof categoryEnum === 'string'
      ? [{ uuid, created, categoryEnum, actionNeeded: actionNeeded !== false, ...wordsOf(rest) }]
      : [],
  );
}

function wordsOf(rest: Record<string, unknown>) {
  const texts = (['title', 'reason', 'says', 'label', 'to'] as const).flatMap((name) => {
    const text = rest[name];
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts) as Pick<ShellCondition, 'title' | 'reason' | 'says' | 'label' | 'to'>;
}

function wordsFor({ conditions = {}, otherwise }: SiteNotifications, category: string): ConditionWords {
  return (Object.hasOwn(conditions, category) ? conditions[category] : undefined) ?? otherwise;
}
