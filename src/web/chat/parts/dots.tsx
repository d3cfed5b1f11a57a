/** Three dots that come one after another, as fast as the flow says (ACC-C14); all three stand still under reduced motion. */
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useHost } from './host-context.ts';

const ALL = 3;

export function Dots() {
  const { dotsMilliseconds = 400 } = useHost().world.core.timers?.policies ?? {};
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false, {
    getInitialValueInEffect: false,
  });
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setCount((before) => (before % ALL) + 1), Number(dotsMilliseconds));
    return () => clearInterval(timer);
  }, [isStill, dotsMilliseconds]);
  return (
    <span className="hl-chat-dots" aria-hidden="true" data-count={isStill ? ALL : count}>
      <i />
      <i />
      <i />
    </span>
  );
}
