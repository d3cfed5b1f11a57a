/**
 * What borrowers read an agent is called: the name that the agent has chosen, at a lender that shows names, and nothing at others,
 * where everyone is "Agent" (specification S1, section 6).
 */
import { cleanText } from '../../engine/text/clean-text.ts';
import { lendersOfDesk, type Reviewer } from '../auth/may-review.ts';
import type { World } from '../platform/world/world.ts';

const showsNames = ({ content }: World, lender: string) =>
  content.orgs[lender]?.org.chat?.agentNames === true;

/** @param writers accounts; null and undefined are left out. @returns uuid -> name, of those who have one */
export async function shownNames(
  world: World,
  lender: string,
  writers: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(writers.filter((uuid) => typeof uuid === 'string'))];
  if (wanted.length === 0 || !showsNames(world, lender)) return new Map();
  const rows = await world.db
    .selectFrom('accounts')
    .select(['uuid', 'chat_name'])
    .where('uuid', 'in', wanted)
    .execute();
  return new Map(rows.flatMap(({ uuid, chat_name }) => (chat_name ? [[uuid, chat_name] as const] : [])));
}

/** The reader's own, '' without one; undefined where no lender of their desk shows it to anybody. */
export async function agentNameAt(world: World, { uuid, orgCode }: Reviewer): Promise<string | undefined> {
  if (!lendersOfDesk(world, orgCode).some((lender) => showsNames(world, lender))) return undefined;
  const row = await world.db
    .selectFrom('accounts')
    .select('chat_name')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.chat_name ?? '';
}

/** @param name as it was typed; '' takes it back */
export async function setAgentName({ db }: World, { uuid }: Reviewer, name: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ chat_name: cleanText(name).trim() || null })
    .where('uuid', '=', uuid)
    .execute();
}
