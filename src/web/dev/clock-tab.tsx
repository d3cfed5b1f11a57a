/** Moves the sandbox's clock forward, so that a tester can see tomorrow without waiting. */
import { useState } from 'react';
import { useSend } from '../platform/api/transport/api-context.ts';
import { serverNow } from '../platform/data/server-clock.ts';

const HOUR_MS = 3_600_000;
const LEAPS: [label: string, ms: number][] = [
  ['Ten minutes later', HOUR_MS / 6],
  ['An hour later', HOUR_MS],
  ['A day later', 24 * HOUR_MS],
  ['A week later', 7 * 24 * HOUR_MS],
];

/** Tokens, sessions, reminders and days follow it; it cannot be moved back. */
export function ClockTab() {
  const send = useSend();
  const [now, setNow] = useState(() => serverNow());
  const leap = async (ms: number) => {
    await send({ method: 'POST', path: '/sandbox/clock', body: { ms } }).catch(() => undefined);
    setNow(serverNow());
  };
  return (
    <div>
      <p className="hl-dev-empty" role="status">
        The server’s clock says {new Date(now).toLocaleString('en-US')}.
      </p>
      <div className="hl-dev-choices">
        {LEAPS.map(([label, ms]) => (
          <button key={label} type="button" className="hl-link-button" onClick={() => void leap(ms)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
