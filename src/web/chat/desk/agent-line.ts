/** An agent's line to the server: the chat's own, with the session's token in its first frame. */
import { readToken } from '../../platform/api/transport/token.ts';
import { wakeSignals } from '../line/wake-signals.ts';
import type { LinePolicies } from '../port/line-policies.ts';
import { openSocket } from '../providers/stream/open-socket.ts';
import { readServerFrame, type ServerFrame } from '../providers/stream/server-frame.ts';
import { type StreamLine, streamLine } from '../providers/stream/stream-line.ts';
import { streamPath } from '../providers/stream/stream-path.ts';

export type AgentLineHost = {
  policies: LinePolicies;
  /** Which chat; left out, the desk's list. */
  channelId?: string;
  /** The number of the latest message that is known. */
  lastSeq?(): number;
  hear(frame: ServerFrame): void;
  lost?(): void;
  /** Fetches a fresh token of the session: any call does. */
  renew(): Promise<unknown>;
};

const [tokenRefused, tooOld, ended] = [4401, 4408, 4410];

/** Connects at once, and again for as long as the page stands. */
export function agentLine(host: AgentLineHost): StreamLine {
  const { channelId = '', lastSeq = () => 0, lost = () => undefined } = host;
  const line = streamLine({
    ...{ policies: host.policies, random: Math.random, open: openSocket, wakes: wakeSignals, lost },
    path: `${streamPath}/socket`,
    hello: () => ({ t: 'hello', role: 'agent', token: readToken() ?? '', channelId, lastSeq: lastSeq() }),
    hear: (data) => {
      const frame = readServerFrame(data);
      if (frame?.t === 'welcome') line.settled();
      if (frame) host.hear(frame);
    },
    closed: async (code) => {
      if (code === ended) return 'stop';
      if (code === tokenRefused) await host.renew().catch(() => undefined);
      return code === tooOld ? 'now' : 'retry';
    },
  });
  line.connect();
  return line;
}
