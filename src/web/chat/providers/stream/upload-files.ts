/** Brings the files of a draft to the server, before the message that names them. */

import { textsOf } from '../../line/texts-of.ts';
import type { Draft } from '../../port/chat-provider.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import { streamPath } from './stream-path.ts';

/**
 * One after the other: they are in the message as they came. The token goes in the body, as everywhere in the chat. Returns the
 * identifiers by which a message names them. Throws ApiError.
 */
export async function uploadFiles(
  { send }: Pick<ProviderGround, 'send'>,
  { token, channelId }: { token: string; channelId: string },
  { files }: Draft,
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const body = new FormData();
    body.append('token', token);
    body.append('channelId', channelId);
    body.append('file', file, file.name);
    ids.push(textsOf(await send({ method: 'POST', path: `${streamPath}/attachments`, body }))('id'));
  }
  return ids;
}
