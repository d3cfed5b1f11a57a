/** What has been sent and not yet answered. Each ends once: taken, refused, or in silence. */
import { ChatFailure } from '../port/chat-failure.ts';

export type Taken = { id: string; seq: number };

export type OpenSends<Frame> = {
  /** Waits for the answer to what goes out under `clientId`; the same again shares the wait. */
  wait(clientId: string, frame: Frame): Promise<Taken>;
  taken(clientId: string, taken: Taken): void;
  refused(clientId: string, why: ChatFailure): void;
  /** What still waits, in the order in which it was sent. */
  frames(): Frame[];
  /** Nothing will be answered any more. */
  giveUp(why: ChatFailure): void;
};

type Open<Frame> = {
  frame: Frame;
  answer: Promise<Taken>;
  taken(taken: Taken): void;
  refused(why: ChatFailure): void;
};

/** @param patienceMs how long an answer may take */
export function openSends<Frame>(patienceMs: number): OpenSends<Frame> {
  const open = new Map<string, Open<Frame>>();
  const settle = (clientId: string, how: (one: Open<Frame>) => void) => {
    const one = open.get(clientId);
    open.delete(clientId);
    if (one) how(one);
  };
  const refused = (clientId: string, why: ChatFailure) => settle(clientId, (one) => one.refused(why));
  return {
    wait(clientId, frame) {
      const known = open.get(clientId);
      if (known) return known.answer;
      const fresh = waiting(frame, patienceMs, () => refused(clientId, new ChatFailure('SILENCE')));
      open.set(clientId, fresh);
      return fresh.answer;
    },
    taken: (clientId, taken) => settle(clientId, (one) => one.taken(taken)),
    refused,
    frames: () => [...open.values()].map(({ frame }) => frame),
    giveUp(why) {
      for (const clientId of [...open.keys()]) refused(clientId, why);
    },
  };
}

function waiting<Frame>(frame: Frame, patienceMs: number, silence: () => void): Open<Frame> {
  const timer = setTimeout(silence, patienceMs);
  const ends: Partial<Pick<Open<Frame>, 'taken' | 'refused'>> = {};
  const answer = new Promise<Taken>((done, fail) => {
    ends.taken = done;
    ends.refused = fail;
  }).finally(() => clearTimeout(timer));
  return { frame, answer, taken: (taken) => ends.taken?.(taken), refused: (why) => ends.refused?.(why) };
}
