/** What is wrong with one text, wherever it stands. */
import type { Code } from '../issues/codes.ts';

export type TextFault = { code: Code; message: string; remedy: string };
