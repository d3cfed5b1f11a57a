/** Closes a login of a person at the lender, and opens it again. What is decided stays decided, and under their name. */
import type { World } from '../platform/world/world.ts';
import { endOtherSessions } from './session.ts';

/** Ends every session and connection at once; links that were mailed are dead, and chats that were accepted go back to the queue. */
export function closeLogin({ db, clock }: World, account: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    await tx.updateTable('accounts').set({ disabled_at: now }).where('uuid', '=', account).execute();
    await endOtherSessions(tx, account, now);
    await tx.deleteFrom('sign_in_links').where('account_uuid', '=', account).execute();
    await tx.deleteFrom('chat_agents').where('agent_uuid', '=', account).execute();
  });
}

export async function openLogin({ db }: World, account: string): Promise<void> {
  await db.updateTable('accounts').set({ disabled_at: null }).where('uuid', '=', account).execute();
}
