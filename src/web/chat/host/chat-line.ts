/**
 * The line of the chat that runs: one provider at a time. Each has a number, and what a former one still has to say is
 * dropped.
 */
import type { ChatMode } from '../../../types/enumerations.ts';
import type { ChatProvider, ProviderEvent } from '../port/chat-provider.ts';

export type Line = {
  provider: ChatProvider;
  signal: AbortSignal;
  /** False once another line has taken its place, or none. */
  isCurrent(): boolean;
};

export type ChatLine = {
  /** Lets go of the former line and opens another. Throws what the provider's arrival throws. */
  open(kind: ChatMode): Promise<Line>;
  current(): Line | undefined;
  drop(): void;
};

export type LineWorld = {
  load(kind: ChatMode): Promise<ChatProvider>;
  hear(event: ProviderEvent): void;
};

export function chatLine({ load, hear }: LineWorld): ChatLine {
  let generation = 0;
  let line: (Line & { letGo(): void }) | undefined;

  function drop(): void {
    generation += 1;
    line?.letGo();
    line = undefined;
  }

  async function open(kind: ChatMode): Promise<Line> {
    drop();
    const mine = generation;
    const isCurrent = () => mine === generation;
    const end = new AbortController();
    const provider = await load(kind);
    if (!isCurrent()) end.abort();
    const stop = provider.subscribe((event) => {
      if (isCurrent()) hear(event);
    });
    const letGo = () => {
      end.abort();
      stop();
      provider.dispose();
    };
    const opened = { provider, signal: end.signal, isCurrent, letGo };
    if (isCurrent()) line = opened;
    else letGo();
    return opened;
  }

  return { open, current: () => line, drop };
}
