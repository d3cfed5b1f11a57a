/** All habits, in the order in which they are practised: a reload follows what changes the page, and the end of the session comes last. */
import { askedAgain } from './asked-again.ts';
import { axe } from './axe.ts';
import { backAndForward } from './back-and-forward.ts';
import { byKeyboard } from './by-keyboard.ts';
import { filledSilently } from './filled-silently.ts';
import type { Habit } from './habit.ts';
import { largeLetters } from './large-letters.ts';
import { narrow } from './narrow.ts';
import { reloaded } from './reloaded.ts';
import { secondTab } from './second-tab.ts';
import { sessionEnded } from './session-ended.ts';
import { translated } from './translated.ts';
import { zoomed } from './zoomed.ts';

export const habits: readonly Habit[] = [
  axe,
  narrow,
  zoomed,
  byKeyboard,
  askedAgain,
  largeLetters,
  translated,
  filledSilently,
  reloaded,
  backAndForward,
  secondTab,
  sessionEnded,
];
