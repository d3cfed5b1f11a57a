/**
 * What the code itself says to borrowers: the sentences of flows/site.json (`says`), by room and name. The shell's come with
 * the document; those of a widget or a block come with the page that shows it. A test keeps every name to one that is there.
 */

import { interpolate } from '../../engine/text/interpolate.ts';
import { longDate } from '../../engine/text/long-date.ts';
import { years } from '../../engine/text/years.ts';
import { createStore } from './create-store.ts';

/** Room -> name -> sentence. */
export type Says = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is spoken now: the tag of the language, and how it writes dates and numbers. */
export type Spoken = { language: string; locale: string };

const spoken = createStore<Spoken>({ language: 'en', locale: 'en-US' });
const known = createStore<Readonly<Record<string, Says>>>({});

/** Speaks a language from now on. */
export function speak(next: Spoken): void {
  spoken.write(next);
}

/** Learns the sentences of a language; rooms that are known already stay beside them. */
export function learn(language: string, says: Says): void {
  const all = known.read();
  known.write({ ...all, [language]: { ...all[language], ...says } });
}

/** The sentence of `room.name`, filled in; in the source language while the chosen one has none, empty where none has. */
export function say(path: `${string}.${string}`, facts: Readonly<Record<string, unknown>> = {}): string {
  const [room = '', name = ''] = path.split('.');
  const { language, locale } = spoken.read();
  const all = known.read();
  const text = all[language]?.[room]?.[name] ?? all.en?.[room]?.[name] ?? '';
  return interpolate(text, { ...facts, locale });
}

/** "10 years", in the language that is spoken. */
export const sayYears = (value: unknown): string => years(value, spoken.read());

/** "December 4, 2026", in the language that is spoken. */
export const sayDate = (value: unknown): string => longDate(value, spoken.read());

/** The tag of the language that is spoken. */
export const spokenTag = (): string => spoken.read().language;

/** How the spoken language writes dates and numbers (BCP 47). */
export const spokenLocale = (): string => spoken.read().locale;
