/** Twilio's own library on the real server, which plays Twilio: its connection goes over loopback, and an agent answers at the desk. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { createTwilioProvider } from '../../../src/web/chat/providers/twilio/twilio-provider.ts';
import type { Send } from '../../../src/web/platform/api/transport/client.ts';
import type { Subject } from '../../chat/provider-contract.ts';
import { testGround } from '../../chat/test-ground.ts';
import { reviewer } from '../chat/agents.ts';
import { sendTo } from '../chat/real-provider.ts';
import type { TestServer, Visitor } from '../harness.ts';

const desk = '/service-desk/secure/api/v1/chat';

/** The library takes the WebSocket that is there: these are kept, so that a test can cut them. */
export async function listenForTwilio(server: TestServer) {
  const sockets: WebSocket[] = [];
  class Kept extends WebSocket {
    constructor(address: string) {
      super(address);
      sockets.push(this);
    }
  }
  vi.stubGlobal('WebSocket', Kept);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = await reviewer(server);
  return { agent, sockets, playedAt: `ws://127.0.0.1:${port}` };
}

/** The server has the message, and the connection breaks before the library reads its answer. */
function dropAtAnswer(socket: WebSocket | undefined): void {
  const hear = socket?.onmessage;
  if (!socket || !hear) return;
  socket.onmessage = (event) => {
    if (Buffer.from(event.data as ArrayBuffer).includes('"index"')) socket.terminate();
    else hear(event);
  };
}

export type Listening = Awaited<ReturnType<typeof listenForTwilio>>;

export type TwilioSubject = Subject &
  Required<Pick<Subject, 'ends'>> & { says(text: string): Promise<void>; channel(): string };

/** A chat of its own for each test. An agent accepts it as soon as something is to be said. */
export function twilioSubject(server: TestServer, { agent, sockets, playedAt }: Listening): TwilioSubject {
  let channel = '';
  const send: Send = async (call) => {
    const answer = await sendTo(server)(call);
    const { omniProxyChannelId } = (answer ?? {}) as { omniProxyChannelId?: string };
    if (omniProxyChannelId) channel = omniProxyChannelId;
    return answer;
  };
  const say = (text: string) => replyAt(agent, channel, text);
  const { ground } = testGround();
  return {
    provider: createTwilioProvider({
      ...{ ...ground, send, remote: { playedAt } },
      now: () => server.world.clock.now(),
    }),
    says: say,
    channel: () => channel,
    losesAnswer: () => dropAtAnswer(sockets.at(-1)),
    async drops(meanwhile) {
      sockets.at(-1)?.terminate();
      await say(meanwhile);
    },
    async ends() {
      await agent.post(`${desk}/${channel}/accept`, {});
      await agent.post(`${desk}/${channel}/end`, {});
    },
  };
}

async function replyAt(agent: Visitor, channel: string, text: string) {
  await agent.post(`${desk}/${channel}/accept`, {});
  const { statusCode } = await agent.post(`${desk}/${channel}/messages`, { clientId: randomUUID(), text });
  if (statusCode !== 200) throw new Error(`The agent is answered ${statusCode}`);
}
