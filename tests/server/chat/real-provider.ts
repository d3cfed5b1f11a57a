/** The stream's provider on the real server: its calls by `inject`, its socket by the server's own upgrade. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { OpenSocket } from '../../../src/web/chat/providers/stream/open-socket.ts';
import { createStreamProvider } from '../../../src/web/chat/providers/stream/stream-provider.ts';
import { ApiError } from '../../../src/web/platform/api/transport/api-error.ts';
import type { Send } from '../../../src/web/platform/api/transport/client.ts';
import type { Script, Subject } from '../../chat/provider-contract.ts';
import { policies, testGround } from '../../chat/test-ground.ts';
import { type TestServer, Visitor } from '../harness.ts';

const desk = '/service-desk/secure/api/v1/chat';

/** Chats with an agent who accepts each as soon as the borrower connects to it. */
export async function realStream(server: TestServer): Promise<() => Promise<Subject>> {
  const agent = new Visitor(server.app);
  const login = { email: `chat${randomUUID()}@example.com`, password: 'four random words here' };
  await agent.post('/sandbox/reviewers', login);
  await agent.post('/identity/api/v1/login', { ...login, code: '000000' });
  return async () => subjectOf(server, agent);
}

async function subjectOf(server: TestServer, agent: Visitor): Promise<Subject> {
  const sockets: WebSocket[] = [];
  let channel = '';
  const send: Send = async (call) => {
    const answer = await sendTo(server)(call);
    const { omniProxyChannelId } = (answer ?? {}) as { omniProxyChannelId?: string };
    if (omniProxyChannelId) channel = omniProxyChannelId;
    return answer;
  };
  const say = async (text: string) => {
    await agent.post(`${desk}/${channel}/accept`, {});
    const { statusCode } = await agent.post(`${desk}/${channel}/messages`, { clientId: randomUUID(), text });
    if (statusCode !== 200) throw new Error(`The agent is answered ${statusCode}`);
  };
  const script: Pick<Script, 'says' | 'drops'> = {
    says: say,
    async drops(meanwhile) {
      sockets.at(-1)?.terminate();
      await say(meanwhile);
    },
  };
  const quick = { ...policies, retryFirstSeconds: 0.01 };
  const { ground } = testGround();
  return {
    provider: createStreamProvider(
      { ...ground, policies: quick, send, now: () => server.world.clock.now(), random: () => 1 },
      { open: socketTo(server, sockets), wakes: () => () => {} },
    ),
    ...script,
    async ends() {
      await agent.post(`${desk}/${channel}/accept`, {});
      await agent.post(`${desk}/${channel}/end`, {});
    },
    losesAnswer: () => dropAtAnswer(sockets.at(-1)),
  };
}

/** The server has the message, and the connection breaks before its answer is read. */
function dropAtAnswer(socket: WebSocket | undefined): void {
  const [hear] = socket?.listeners('message') ?? [];
  socket?.removeAllListeners('message');
  socket?.on('message', (data: Buffer) => {
    if (JSON.parse(String(data)).t === 'ack') socket.terminate();
    else if (socket.readyState === socket.OPEN) hear?.call(socket, data);
  });
}

/** The calls of a provider, each from another address: how many one may make is not what is tested. */
export function sendTo({ app }: TestServer): Send {
  return async ({ method, path, body, headers = {} }) => {
    const { orgCode: _, ...json } = (body ?? {}) as { orgCode?: string };
    const form = body instanceof FormData ? new Response(body) : undefined;
    const type = form?.headers.get('content-type');
    const answer = await new Visitor(app).send({
      ...{ method, url: path, headers: { ...headers, ...(type && { 'content-type': type }) } },
      payload: form ? Buffer.from(await form.arrayBuffer()) : json,
      remoteAddress: `10.3.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    });
    if (answer.statusCode >= 300) throw new ApiError('refused', answer.statusCode, '', answer.body);
    return answer.body ? answer.json() : undefined;
  };
}

function socketTo({ app }: TestServer, sockets: WebSocket[]): OpenSocket {
  return (path, ears) => {
    let open: WebSocket | undefined;
    let isClosed = false;
    const context = { headers: { host: 'localhost' }, socket: { remoteAddress: '127.0.0.1' } };
    app.injectWS(path, context as Partial<IncomingMessage>).then(
      (socket) => {
        open = socket;
        sockets.push(socket);
        socket.on('message', (data) => ears.said(String(data)));
        socket.on('close', (code) => ears.closed(code));
        if (isClosed) socket.terminate();
        else ears.opened();
      },
      () => ears.closed(1006),
    );
    return {
      say(text) {
        if (!open || open.readyState !== open.OPEN) return false;
        open.send(text);
        return true;
      },
      close() {
        isClosed = true;
        open?.terminate();
      },
    };
  };
}
