/** What our own chat tells the borrower, told to the library. */
import type { ChatMessage } from '../chat-message.ts';
import { closeCodes } from '../close-codes.ts';
import type { Frame } from './paired-socket.ts';
import { leaveWith } from './take-init.ts';
import { tellConversation, tellMessage, tellPeople } from './tell-changes.ts';
import { type Joined, notify, people, type TwilioLine } from './twilio-line.ts';

const typingSeconds = 5;

export function hearDesk(line: TwilioLine, frame: Frame): void {
  const { joined } = line;
  if (joined) hearers[frame.t]?.(line, joined, frame);
}

type Hearer = (line: TwilioLine, joined: Joined, frame: Frame) => void;

const hearers: Record<string, Hearer> = {
  welcome(line, _joined, frame) {
    const { seq, frozen, agent, read } = frame as Frame & { agent: { present: boolean } };
    line.standing = {
      present: agent.present,
      agentRead: Number(read),
      isOver: frozen === true,
      last: Number(seq),
    };
    answer(line, 'welcome', frame);
  },
  message(line, joined, { message }) {
    tellMessage(line, joined, message as ChatMessage);
  },
  agent(line, joined, { present }) {
    line.standing.present = present === true;
    tellPeople(line, joined);
  },
  read(line, joined, { seq }) {
    line.standing.agentRead = Number(seq);
    tellPeople(line, joined);
  },
  typing(line, joined, { on }) {
    if (on !== true) return;
    const payload = { channel_sid: joined.sid, identity: people.agent, typing_timeout: typingSeconds };
    notify(line, 'twilio.ipmsg.typing_indicator', payload);
  },
  channel(line, joined, { frozen }) {
    line.standing.isOver = frozen === true;
    tellConversation(line, joined);
  },
  ack: (line, _joined, frame) => answer(line, String(frame.clientId), frame),
  nack: (line, _joined, frame) => answer(line, String(frame.clientId), frame),
};

function answer({ waits }: TwilioLine, key: string, frame: Frame): void {
  waits.get(key)?.(frame);
  waits.delete(key);
}

/** Our own chat has hung up: the library learns why, or, where the chat is over, has learned it before. */
export function deskClosed(line: TwilioLine, code: number): void {
  if (code === closeCodes.ended) return;
  // Whoever has not joined has no chat that could be over.
  const isOver = line.joined !== undefined && line.joined.expiresAt <= line.world.clock.now();
  const refused = isOver ? { code: 410, status: 'Expired' } : { code: 401, status: 'Unauthorized' };
  if (code === closeCodes.token) leaveWith(line, refused);
  else line.socket.close();
}
