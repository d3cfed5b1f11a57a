/** How long someone has been there: "5 min", counted on while one looks. */
import { useEffect, useState } from 'react';
import { serverNow } from '../../platform/data/server-clock.ts';
import { useDeskScope } from './desk-scope.ts';

const minuteMs = 60_000;
const lookMs = 15_000;

export function WaitingTime({ since }: { since: string }) {
  const { words, fill } = useDeskScope();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), lookMs);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  return (
    <time dateTime={since} className="hl-number">
      {minutes === 0 ? words.now : fill(words.minutes, { minutes })}
    </time>
  );
}
