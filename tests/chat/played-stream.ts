/** The stream's provider on a server that is played by the rules of its frames: a log, numbers, and each identifier once. */
import type { OpenSocket, SocketEars } from '../../src/web/chat/providers/stream/open-socket.ts';
import { createStreamProvider } from '../../src/web/chat/providers/stream/stream-provider.ts';
import type { Subject } from './provider-contract.ts';
import { policies, testGround } from './test-ground.ts';

type Line = { id: string; clientId: string; seq: number; role: string; text: string; at: string; files: [] };

export function playedStream(): Subject {
  const log: Line[] = [];
  const fault = { refuses: false, losesAnswer: false };
  let line: SocketEars | undefined;
  const tell = (frame: object) => line?.said(JSON.stringify(frame));
  const append = (role: string, clientId: string, text: string) => {
    const seq = log.length + 1;
    const fresh: Line = {
      id: `m${seq}`,
      clientId,
      seq,
      role,
      text,
      at: '2026-11-23T10:00:00.000Z',
      files: [],
    };
    log.push(fresh);
    return fresh;
  };
  const take = ({ clientId, text }: { clientId: string; text: string }) => {
    const known = log.find((one) => one.clientId === clientId);
    const { id, seq } = known ?? append('borrower', clientId, text);
    if (fault.losesAnswer) {
      fault.losesAnswer = false;
      return drop();
    }
    tell({ t: 'ack', clientId, id, seq });
    if (!known) tell({ t: 'message', message: log.at(-1) });
  };
  const drop = () => {
    const old = line;
    line = undefined;
    old?.closed(1006);
  };
  const hear = (frame: { t: string; clientId: string; text: string; lastSeq: number }) => {
    if (frame.t === 'hello')
      tell({
        ...{ t: 'welcome', seq: log.length, frozen: false, agent: { present: true } },
        messages: log.filter(({ seq }) => seq > frame.lastSeq),
      });
    else if (frame.t === 'send' && fault.refuses) {
      fault.refuses = false;
      tell({ t: 'nack', clientId: frame.clientId, code: 'RATE' });
    } else if (frame.t === 'send') take(frame);
  };
  const open: OpenSocket = (_path, ears) => {
    queueMicrotask(() => {
      line = ears;
      ears.opened();
    });
    return {
      say(text) {
        if (line !== ears) return false;
        queueMicrotask(() => line === ears && hear(JSON.parse(text)));
        return true;
      },
      close() {
        if (line === ears) line = undefined;
      },
    };
  };
  const { ground } = testGround(() => ({ token: 'token', omniProxyChannelId: 'channel' }));
  const quick = { ...policies, retryFirstSeconds: 0.01 };
  let said = 0;
  const says = (text: string) => {
    said += 1;
    const message = append('agent', `a${said}`, text);
    tell({ t: 'message', message });
  };
  return {
    provider: createStreamProvider({ ...ground, policies: quick }, { open, wakes: () => () => {} }),
    says,
    drops(meanwhile) {
      drop();
      says(meanwhile);
    },
    refuses: () => Object.assign(fault, { refuses: true }),
    losesAnswer: () => Object.assign(fault, { losesAnswer: true }),
    ends: () => tell({ t: 'channel', frozen: true }),
  };
}
