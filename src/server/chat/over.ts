/** How a chat came to its end, for who answers: the borrower learns only that it is over. */
import type { ChannelRow } from './channel.ts';
import type { Open } from './line.ts';

/** `isMine`: the agent who reads this ended it themselves. */
export type Over = { by?: 'borrower' | 'agent' | 'time'; isMine?: boolean };

/** Nothing for a chat that continues, and nothing to a borrower. */
export function overOf(
  { role, session }: Pick<Open, 'role' | 'session'>,
  row: Pick<ChannelRow, 'state' | 'ended_by' | 'agent_uuid'>,
): Over {
  if (role === 'borrower' || row.state !== 'ENDED' || row.ended_by === null) return {};
  if (row.ended_by === 'BORROWER') return { by: 'borrower' };
  return { by: 'agent', isMine: row.agent_uuid === session?.account.uuid };
}
