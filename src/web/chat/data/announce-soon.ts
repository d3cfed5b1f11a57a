/** Tells a screen reader of what comes within a moment at once: one message would else take the words of the other. */
import { announce } from '../../parts/announcer.tsx';

const TOGETHER_MS = 350;
let texts: string[] = [];

/** Each text is said once. */
export function announceSoon(text: string): void {
  if (texts.length === 0) setTimeout(flush, TOGETHER_MS);
  texts.push(text);
}

function flush(): void {
  announce(texts.join(' '));
  texts = [];
}
