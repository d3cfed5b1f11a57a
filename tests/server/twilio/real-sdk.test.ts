/** Twilio's own library talks to someone: the sandbox plays Twilio, and the desk answers. */
/** Covers src/server/chat/twilio/{serve-twilio,take-packet,take-init,answer-call,subscribe,sync-pages,sync-objects,tell-changes,hear-desk,paired-socket,send-message,begin-played}.ts, src/web/chat/providers/twilio. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderEvent } from '../../../src/web/chat/port/chat-provider.ts';
import { keepsThePort } from '../../chat/provider-contract.ts';
import { draft, hear, never, states, visit } from '../../chat/test-ground.ts';
import { openChat } from '../chat/open-chat.ts';
import type { TestServer } from '../harness.ts';
import { type Listening, listenForTwilio, twilioSubject } from './real-twilio.ts';

const desk = '/service-desk/secure/api/v1/chat';
const hour = 3_600_000;
let server: TestServer;
let listening: Listening;

beforeAll(async () => {
  ({ server } = await openChat());
  listening = await listenForTwilio(server);
});
afterAll(() => server.close());

const open = () => twilioSubject(server, listening);
const until = (what: () => unknown) => expect.poll(what, { timeout: 60_000, interval: 20 });
const ofType = (events: ProviderEvent[], type: string) => events.filter((event) => event.type === type);

async function joined(emailAddress = visit.emailAddress) {
  const subject = open();
  const events = hear(subject.provider);
  const session = await subject.provider.start({ ...visit, emailAddress }, never());
  await subject.provider.resume(session, never());
  return { ...subject, events, session };
}

/** What the agent reads. */
async function readAtDesk(channel: string): Promise<string[]> {
  await listening.agent.post(`${desk}/${channel}/accept`, {});
  const { messages } = (await listening.agent.get(`${desk}/${channel}`)).json();
  return messages.map(({ text }: { text: string }) => text);
}

describe("Twilio's own library against the sandbox's Twilio", () =>
  keepsThePort(async () => open(), ['says', 'drops', 'losesAnswer']));

test('the agent reads what was said, without its numbers, and is read in turn', async () => {
  const { provider, channel, events, says, session } = await joined();
  await provider.send(draft('own-1', 'My number is 078-05-1120'));
  expect(await readAtDesk(channel())).toEqual(['My number is •••-••-1120']);
  await says('Never send that here');
  await until(() => ofType(events, 'read')).toContainEqual({ type: 'read', upTo: '1' });
  provider.markRead('1');
  const own = server.world.db.selectFrom('chat_channels').select('read_seq').where('uuid', '=', channel());
  await until(async () => (await own.executeTakeFirst())?.read_seq).toBe(2);
  provider.dispose();

  // The mark is there after a reload, too, when nothing changes anymore.
  const again = open().provider;
  const heard = hear(again);
  await again.resume(session, never());
  expect(ofType(heard, 'read')).toContainEqual({ type: 'read', upTo: '1' });
  again.dispose();
});

test('after a reload all 31 messages can be read, in their order', async () => {
  const { provider, session, says } = await joined();
  for (let number = 1; number <= 31; number += 1) await says(`Line ${number}`);
  provider.dispose();

  const again = open().provider;
  await again.resume(session, never());
  const lines: string[] = [];
  for (let before: string | undefined; ; ) {
    const page = await again.history(before, 20);
    lines.unshift(...page.items.map(({ text }) => text));
    before = page.before;
    if (before === undefined) break;
  }
  expect(lines).toEqual(Array.from({ length: 31 }, (_, index) => `Line ${index + 1}`));
  again.dispose();
});

test.each(['denied', 'expired'])(
  'a token that is %s is refused: the chat stops, and the desk hears of none',
  async (how) => {
    const subject = open();
    const events = hear(subject.provider);
    const session = await subject.provider.start(
      { ...visit, emailAddress: `you+${how}@example.com` },
      never(),
    );
    await expect(subject.provider.resume(session, never())).rejects.toMatchObject({ code: 'TOKEN' });

    expect(states(events)).toEqual(['connecting', 'denied']);
    expect(ofType(events, 'token').at(-1)).toEqual({ type: 'token', about: 'invalid' });
    const waiting = JSON.stringify((await listening.agent.get(desk)).json());
    expect(waiting).not.toContain(`you+${how}`);
  },
);

test('after six hours the token is over, and the chat stops', async () => {
  const { events } = await joined();
  server.pass(6 * hour);

  await until(() => states(events).at(-1)).toBe('denied');
  expect(ofType(events, 'token').at(-1)).toEqual({ type: 'token', about: 'invalid' });
});
