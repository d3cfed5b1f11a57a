/** How a value is written: one function per format, with what a format may need besides the value. */
import type { EnumWords } from './enum-words.ts';

/** The word after the colon, the enumerations' words, where the reader is, and how the reader's language writes (BCP 47). */
export type TextContext = { list?: string; words?: EnumWords; timeZone?: string; locale?: string };

export type TextFormat = (value: unknown, context?: TextContext) => string;
