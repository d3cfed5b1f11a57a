/** What the framed page says of itself: src/web/dev/studio-frame.tsx posts it. */
import { useEffect, useEffectEvent } from 'react';

export type Standing = {
  page: string;
  flow: string;
  org: string;
  uuid?: string;
  step: string | null;
  language: string;
  languages: Array<{ tag: string; name: string }>;
  /** Field or block -> whether it shows there, and why. */
  whys: Record<string, string>;
  /** Why this page is shown. */
  lines: string[];
  /** The sample borrowers: key and what happens to them. */
  personas: Array<{ key: string; expects: string }>;
  failed?: string;
};

/** The message of a frame, and of no other window. */
export function useStanding(
  frame: () => Window | null | undefined,
  hear: (standing: Standing) => void,
): void {
  const listen = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== window.location.origin || event.source !== frame()) return;
    const { hearthline, ...standing } = (event.data ?? {}) as { hearthline?: string } & Standing;
    if (hearthline === 'stands') hear(standing);
  });
  useEffect(() => {
    const heard = (event: MessageEvent) => listen(event);
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, []);
}

export type Wish = { hearthline: 'start'; persona: string } | { hearthline: 'language'; tag: string };

export function tellFrame(frame: Window | null | undefined, wish: Wish): void {
  frame?.postMessage(wish, window.location.origin);
}
