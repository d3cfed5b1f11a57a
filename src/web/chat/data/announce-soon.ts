/** Tells a screen reader of what comes within a moment at once: one message would else take the words of the other. */
import { announce } from '../../parts/announcer.tsx';

const TOGETHER_MS = 350;
let texts: { text: string; language: string | undefined }[] = [];

/** Each text is said once. @param language the tag of its words, where it is not the page's */
export function announceSoon(text: string, language?: string): void {
  if (texts.length === 0) setTimeout(flush, TOGETHER_MS);
  texts.push({ text, language });
}

// Of two languages at once, the page's own is heard.
function flush(): void {
  const [first, ...others] = texts;
  const isOne = others.every(({ language }) => language === first?.language);
  announce(texts.map(({ text }) => text).join(' '), isOne ? first?.language : undefined);
  texts = [];
}
