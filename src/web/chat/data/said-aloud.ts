/** A message as a screen reader hears it: who, and what. */
import { say } from '../../data/say.ts';
import type { Said } from './transcript.ts';

export function saidAloud({ role, text, files }: Said): string {
  const who = sayWho(role);
  const count = files.length;
  const sent = count > 0 ? say('chat.heardFiles', { who, count }) : '';
  return [text && say('chat.heard', { who, text }), sent].filter(Boolean).join(' ');
}

/** Who at the lender writes is 'Agent' to everyone (ACC-C21). */
export function sayWho(role: Said['role']): string {
  if (role === 'borrower') return say('chat.you');
  return role === 'bot' ? say('chat.bot') : say('chat.agent');
}
