/** The secret that a personal link carries: of the invitation of the person whom the message is written to. */
import type { FlowMessage } from '../../types/messages.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { invitationToken } from '../application/invitation-token.ts';

/** Nothing for a message whose link opens by itself, or for a person who is no longer there. */
export async function secretWay(
  { signers, world }: ApplicationScope,
  { action: { personal } }: FlowMessage,
  entry: string,
): Promise<{ token?: string }> {
  if (!personal) return {};
  const signer = (await signers.list()).find(({ uuid }) => uuid === entry);
  return signer ? { token: invitationToken(world.secrets, signer) } : {};
}
