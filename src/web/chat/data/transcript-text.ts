/** What was said, as a text to keep. */
import { say } from '../../platform/data/say.ts';
import { sayMomentDay, sayTime } from '../../platform/data/say-time.ts';
import { sayWho } from './said-aloud.ts';
import type { Said } from './transcript.ts';

/** `isCut`: what was said first could not be read. */
type About = { company: string; now: number; isCut?: boolean };

/** What has not arrived is no part of it. */
export function transcriptText(messages: readonly Said[], { company, now, isCut = false }: About): string {
  const title = say('chat.transcriptTitle', { company, day: sayMomentDay(new Date(now).toISOString()) });
  const said = messages.filter(({ status }) => status === 'sent').flatMap(lines);
  return [title, '', ...(isCut ? [say('chat.transcriptCut'), ''] : []), ...said, ''].join('\r\n');
}

function lines(one: Said): string[] {
  const time = sayTime(Date.parse(one.at));
  return (
    one.turns?.flatMap(({ question, answer }) => [
      `${time}  ${sayWho({ role: 'borrower' })}: ${question}`,
      `${time}  ${sayWho({ role: 'bot' })}: ${answer}`,
    ]) ?? [line(one)]
  );
}

function line({ at, role, name, text, files }: Said): string {
  const names = files.map(({ name }) => `[${name}]`);
  const words = [text, ...names].filter(Boolean).join(' ');
  const time = sayTime(Date.parse(at));
  return role === 'system'
    ? `${time}  ${words}`
    : `${time}  ${sayWho({ role, ...(name && { name }) })}: ${words}`;
}
