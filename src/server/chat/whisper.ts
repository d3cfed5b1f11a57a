/**
 * Passes on what is being typed: an agent sees the borrower's words as they come, the borrower only that someone types. It is
 * stored nowhere. It goes to the other server with the broadcast itself, sealed under the chat's key, since a database may log
 * its statements.
 */
import { maskNumbers } from '../../engine/text/mask-numbers.ts';
import { whisperToOthers } from '../platform/broadcasts/tell-others.ts';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import { findChannel } from './channel.ts';
import type { ChatRole } from './chat-message.ts';
import { keyOfLine } from './key-of-line.ts';
import { type Line, type Open, say } from './line.ts';

/** `preview` only where the lender wants it. */
type Whisper = { from: ChatRole; on: boolean; preview?: string };

/** Browsers send one a second; what comes faster is left out, but not that typing has ended. Milliseconds. */
const leastPause = 300;
/** A broadcast takes 8,000 bytes, whatever the letters: of long texts the end is shown. */
const mostCharacters = 500;

export async function whisper(line: Line, preview: string | null): Promise<void> {
  const { open, world, broadcasts, typing } = line;
  const isNothing = preview === null || preview.trim() === '';
  const now = Date.now();
  if (isNothing ? typing.isNothing : now - typing.at < leastPause) return;
  line.typing = { at: now, isNothing };
  if (!open || !(await hasListener(line, open))) return;
  const shows = open.role === 'borrower' && !isNothing && isPreviewed(line, open);
  const said: Whisper = { from: open.role, on: !isNothing, ...(shows && { preview: shown(preview) }) };
  const sealed = sealJson(await keyOfLine(line, open), rowOfTyping(open), said).toString('base64');
  broadcasts.tell(open.channel, sealed);
  await whisperToOthers(world.db, open.channel, sealed);
}

/** Both the own server and the database bring it: the second time it is known. */
export function hearWhisper(line: Line, sealed: string): void {
  const { open } = line;
  if (!open || open.whispered === sealed) return;
  open.whispered = sealed;
  tell(line, open, sealed).catch(line.report);
}

async function tell(line: Line, open: Open, sealed: string): Promise<void> {
  const key = await keyOfLine(line, open);
  const { from, on, preview } = openJson<Whisper>(key, rowOfTyping(open), Buffer.from(sealed, 'base64'));
  if (from === open.role) return;
  say(line, { t: 'typing', on, ...(open.role === 'agent' && preview && { preview }) });
}

// Until an agent has accepted, no one sees it; and only the agent whose chat it is types in it.
async function hasListener({ world }: Line, { channel, role, session }: Open): Promise<boolean> {
  const row = await findChannel(world.db, channel);
  return row?.state === 'LIVE' && (role === 'borrower' || row.agent_uuid === session?.account.uuid);
}

const isPreviewed = ({ world }: Line, { orgCode }: Open) =>
  world.content.orgs[orgCode]?.org.chat?.typingPreview === true;

function shown(text: string): string {
  const masked = maskNumbers(text, { isTyped: true }).replace(/[^\P{C}\n]/gu, '');
  return masked.length > mostCharacters ? `…${masked.slice(-mostCharacters)}` : masked;
}

const rowOfTyping = ({ channel }: Open) => `${channel}/typing`;
