/** A message as a screen reader hears it: who, and what. */
import { say } from '../../platform/data/say.ts';
import type { Said } from './transcript.ts';

export function saidAloud({ text, files, ...from }: Said): string {
  const who = sayWho(from);
  const count = files.length;
  const sent = count > 0 ? say('chat.heardFiles', { who, count }) : '';
  return [text && say('chat.heard', { who, text }), sent].filter(Boolean).join(' ');
}

/** Who at the lender writes is 'Agent' to everyone (ACC-C21), unless the lender shows the names that they have chosen. */
export function sayWho({ role, name }: Pick<Said, 'role' | 'name'>): string {
  if (role === 'borrower') return say('chat.you');
  return role === 'bot' ? say('chat.bot') : (name ?? say('chat.agent'));
}
