/** Lets through what the borrower is typing: masked, once a period at most, and at once when there is nothing any more. */
import { maskNumbers } from '../../../engine/text/mask-numbers.ts';

export type TypingPreview = {
  /** What is in the field; null when it is empty or has been sent. */
  show(preview: string | null): void;
  /** Forgets what has not been let through. */
  stop(): void;
};

/** @param everyMs the period @param say hears what may be shown, and nothing twice in a row */
export function typingPreview(everyMs: number, say: (preview: string | null) => void): TypingPreview {
  let said: string | null = null;
  let latest: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const letThrough = () => {
    if (latest === said) return;
    said = latest;
    say(said);
    timer = setTimeout(() => {
      timer = undefined;
      letThrough();
    }, everyMs);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    show(preview) {
      latest = preview ? maskNumbers(preview, { isTyped: true }) : null;
      if (latest === null) stop();
      if (timer === undefined) letThrough();
    },
    stop,
  };
}
