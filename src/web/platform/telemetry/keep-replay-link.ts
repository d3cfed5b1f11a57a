/** Stores where the session replay of an application can be watched (ACC-N16), once per link, when there is a replay at all. */

import type { Send } from '../api/transport/client.ts';
import { replaySession } from '../api/transport/replay-session.ts';

const LINES = '/service-application/api/v1/application/heloc';
const kept = new Set<string>();

export function keepReplayLink(send: Send, uuid: string): void {
  const link = replaySession()?.url;
  const mark = `${uuid} ${link}`;
  if (!link || kept.has(mark)) return;
  kept.add(mark);
  send({ method: 'PUT', path: `${LINES}/${uuid}/full-story-link`, body: { link } }).catch(() =>
    kept.delete(mark),
  );
}
