/** A connection ends with the session that it came with: at once where the session's end is told, and by the next sign of life otherwise. */
import { accountTopic } from '../auth/account-topic.ts';
import type { Session } from '../auth/session.ts';
import { closeCodes } from './close-codes.ts';
import { inTurn, type Line } from './line.ts';

/** A session, and the account whose broadcasts tell of its end. */
export type Within = { uuid: string; account: string };

export const withinOf = ({ uuid, account }: Session): Within => ({ uuid, account: account.uuid });

export function endWith(line: Line, within: Within): void {
  line.ends.push(line.broadcasts.hear(accountTopic(within.account), () => endIfLoggedOut(line, within)));
}

export function endIfLoggedOut(line: Line, within: Within): void {
  inTurn(line, async () => {
    if (!(await line.isLive(within))) line.socket.close(closeCodes.token);
  });
}
