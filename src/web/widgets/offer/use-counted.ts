/** A figure that counts up to its value when it is first seen, once a visit. Not where motion is unwanted. */
import { useEffect, useState } from 'react';

const LASTS_MS = 600;
// It begins near enough to be read as the same figure.
const FROM = 0.82;

const seen = { once: false };

/** @returns what to show, and whether it is still on its way: until then nothing reads it aloud. */
export function useCounted(value: number): { shown: number; counts: boolean } {
  const [begins] = useState(mayCount);
  const [part, setPart] = useState(begins ? FROM : 1);
  useEffect(() => {
    seen.once = true;
    if (!begins) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.min(1, Math.max(0, (now - begun) / LASTS_MS));
      setPart(FROM + (1 - FROM) * (1 - (1 - passed) ** 3));
      if (passed < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [begins]);
  return { shown: Math.round(value * part), counts: part < 1 };
}

function mayCount(): boolean {
  return !seen.once && globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches === true;
}
