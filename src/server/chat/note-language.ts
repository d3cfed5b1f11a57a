/** A borrower who changes the language during a chat: who answers them learns it, and has ready answers in that one. */
import { sql } from 'kysely';
import type { Line, Open } from './line.ts';
import { tellOfChat, tellOthersOfChat } from './tell-chat.ts';

/** Written down only where it is another than before; a tag that the lender does not offer means the language of the flows. */
export async function noteLanguage({ world, broadcasts }: Line, open: Open, language: string): Promise<void> {
  if (open.language === language) return;
  open.language = language;
  const { channel: uuid, orgCode: org_code } = open;
  const offered = world.content.orgs[org_code]?.languages ?? {};
  const known = Object.hasOwn(offered, language) ? language : null;
  const isChanged = await world.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('chat_channels')
      .set({ language: known })
      .where('uuid', '=', uuid)
      .where('state', '!=', 'ENDED')
      .where(sql<boolean>`language is distinct from ${known}`)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await tellOthersOfChat(tx, { uuid, org_code });
    return numUpdatedRows > 0n;
  });
  if (isChanged) tellOfChat(broadcasts, { uuid, org_code });
}
