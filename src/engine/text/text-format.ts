/** How a value is written: one function per format, with what a format may need besides the value. */
import type { EnumWords } from './enum-words.ts';

/** The word after the colon, the enumerations' words, where the reader is. */
export type TextContext = { list?: string; words?: EnumWords; timeZone?: string };

export type TextFormat = (value: unknown, context?: TextContext) => string;
