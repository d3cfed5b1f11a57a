/** A chat of a borrower who is logged in is about their application, also on a device that has none open. */
/** Covers src/server/chat/own-application.ts. */
import { expect, test } from 'vitest';
import { openingAt } from '../../../src/engine/hours/opening-at.ts';
import { visit } from '../chat/chat-line.ts';
import { walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();
const begin = '/service-omni-proxy/insecure/api/v1/stream/init-web-chat';

function toOpen() {
  const { hours = {}, holidays = [] } = server.world.content.orgs.default?.org ?? {};
  const now = server.world.clock.now();
  const { isOpen, changesAt = now } = openingAt({ week: hours.OPS_CHAT ?? [], holidays }, now);
  if (!isOpen) server.pass(changesAt - now + 1000);
}

test('who names no application has their newest at the desk, and a stranger none', async () => {
  const { client, uuid } = await walk(server, { until: 'heloc/start/profile' });
  toOpen();
  const about = async (who: typeof client, more: object = {}) => {
    const { body } = await who.send('POST', begin, { ...visit, ...more });
    const { omniProxyChannelId } = body as { omniProxyChannelId: string };
    const row = server.world.db
      .selectFrom('chat_channels')
      .select('application_uuid')
      .where('uuid', '=', omniProxyChannelId);
    return (await row.executeTakeFirstOrThrow()).application_uuid;
  };
  expect(await about(client)).toBe(uuid);
  expect(await about(client, { applicationUuid: uuid })).toBe(uuid);
  expect(await about(server.client('default'))).toBeNull();
});
