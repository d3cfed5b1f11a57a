/**
 * What the code itself says to borrowers: the sentences of flows/site.json (`says`), by room and name. The shell's come with
 * the document; those of a widget or a block come with the page that shows it. A test keeps every name to one that is there.
 */

import { longDate } from '../../../engine/text/long-date.ts';
import { years } from '../../../engine/text/units.ts';
import { createStore } from './create-store.ts';
import { fillKept } from './fill-kept.ts';

/** Room -> name -> sentence. */
export type Says = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is spoken now: the tag of the language, and how it writes dates and numbers. */
export type Spoken = { language: string; locale: string };

const spoken = createStore<Spoken>({ language: 'en', locale: 'en-US' });
const known = createStore<Readonly<Record<string, Says>>>({});
const brought = createStore<Readonly<Record<string, ReadonlySet<string>>>>({});
const pageTag = createStore<{ language: string | undefined }>({ language: undefined });

// The flows are written in US English (SPEC-1.1), which is no entry of the site's languages.
const flows: Spoken = { language: 'en', locale: 'en-US' };

/** Who says a room's sentences now: the page, where it speaks another language and brought the room, else the shell. */
function speakerOf(room: string | undefined): Spoken {
  const { language } = pageTag.read();
  const isPages = language !== undefined && room !== undefined && brought.read()[language]?.has(room);
  return isPages ? { ...flows, language } : spoken.read();
}

/** Speaks a language from now on. */
export function speak(next: Spoken): void {
  spoken.write(next);
}

/** Forgets every sentence: the next page may be another lender's. */
export function forgetSays(): void {
  known.write({});
  brought.write({});
}

/** Learns the sentences of a language; rooms that are known already stay beside them. */
export function learn(language: string, says: Says): void {
  const all = known.read();
  known.write({ ...all, [language]: { ...all[language], ...says } });
}

/** Learns what a page brings. While that page speaks another language than the shell, these rooms do too. */
export function learnPage(language: string, says: Says): void {
  learn(language, says);
  const all = brought.read();
  brought.write({ ...all, [language]: new Set([...(all[language] ?? []), ...Object.keys(says)]) });
}

/** The page that is drawn from now on speaks a language of its own; `undefined`: that of the shell. Never called while drawing. */
export function speakPage(language: string | undefined): void {
  pageTag.write({ language });
}

/** What was last told to `speakPage`. */
export const pageLanguage = (): string | undefined => pageTag.read().language;

/** The sentence of `room.name`, filled in; in the source language while the chosen one has none, empty where none has. */
export function say(path: `${string}.${string}`, facts: Readonly<Record<string, unknown>> = {}): string {
  const [room = '', name = ''] = path.split('.');
  const { language, locale } = speakerOf(room);
  const all = known.read();
  const text = all[language]?.[room]?.[name] ?? all.en?.[room]?.[name] ?? '';
  return fillKept(text, { ...facts, locale });
}

/** "10 years", in the language that is spoken, or in that of a page's room. */
export const sayYears = (value: unknown, room?: string): string => years(value, speakerOf(room));

/** "December 4, 2026", in the language that is spoken, or in that of a page's room. */
export const sayDate = (value: unknown, room?: string): string => longDate(value, speakerOf(room));

/** The tag of the language that is spoken. */
export const spokenTag = (): string => spoken.read().language;

/** How the spoken language, or that of a page's room, writes dates and numbers (BCP 47). */
export const spokenLocale = (room?: string): string => speakerOf(room).locale;
