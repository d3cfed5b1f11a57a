/** What every provider keeps to, as far as it can: one suite, run over each of them and whoever carries it. */
import { expect, test } from 'vitest';
import type { ChatSession } from '../../src/types/chat-session.ts';
import type { ChatProvider, ProviderEvent } from '../../src/web/chat/port/chat-provider.ts';
import { draft, never, states, texts, visit } from './test-ground.ts';

/** What can be done to a provider. */
export type Script = {
  /** The other side says something, and does not wait until it has come. */
  says(text: string): unknown;
  /** The line is lost, and comes back; `meanwhile` is what was said meanwhile. */
  drops(meanwhile: string): unknown;
  /** What is sent next is refused. */
  refuses(): unknown;
  /** What is sent next is taken, and the answer is lost. */
  losesAnswer(): unknown;
};

export type Subject = Partial<Script> & {
  provider: ChatProvider;
  /** The other side ends the chat. */
  ends?(): unknown;
  /** What was said before, in its order; by default nothing. */
  before?: readonly string[];
  close?(): unknown;
};

const unscripted: Script = {
  says: () => expect.unreachable(),
  drops: () => expect.unreachable(),
  refuses: () => expect.unreachable(),
  losesAnswer: () => expect.unreachable(),
};

/** @param open a chat of its own for each test @param doable what its subjects can be made to do */
export function keepsThePort(open: () => Promise<Subject>, doable: readonly (keyof Script)[]): void {
  const may = (...needs: (keyof Script)[]) => needs.every((need) => doable.includes(need));
  const opened = async () => {
    const subject = await open();
    const events: ProviderEvent[] = [];
    const stop = subject.provider.subscribe((event) => events.push(event));
    return { ...subject, events, stop };
  };
  const joined = async () => {
    const subject = { ...unscripted, ...(await opened()) };
    const session = await subject.provider.start(visit, never());
    await subject.provider.resume(session, never());
    return { ...subject, session };
  };
  const done = async ({ provider, close }: Subject) => {
    provider.dispose();
    await close?.();
  };
  const until = (what: () => unknown) => expect.poll(what, { timeout: 60_000, interval: 5 }).toBeTruthy();

  test('begins without connecting, and connects to what it began', async () => {
    const subject = await opened();
    const session: ChatSession = await subject.provider.start(visit, never());
    expect(states(subject.events)).toEqual([]);
    expect(session).toMatchObject({ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' });
    expect((session.expiration ?? 0) - (session.loginTimestamp ?? 0)).toBeGreaterThanOrEqual(600_000);
    await subject.provider.resume(session, never());

    expect(states(subject.events)).toEqual(['connecting', 'connected']);
    expect(texts(subject.events)).toEqual(subject.before ?? []);
    await done(subject);
  });

  test('goes on with a chat that was begun before', async () => {
    const subject = await joined();
    const before = texts(subject.events);
    const { items } = await subject.provider.history();
    expect(items.map(({ text }) => text)).toEqual(before);
    expect(items.map(({ seq }) => seq)).toEqual(items.map(({ seq }) => seq).sort((a, b) => a - b));
    await done(subject);
  });

  test('sends once, and what was sent comes back under its own identifier', async () => {
    const subject = await joined();
    const { provider, events } = subject;
    const sent = provider.send(draft('own-1', 'Is the rate fixed?'));
    if (provider.can.send) {
      const { id, seq } = await sent;
      await until(() => texts(events).includes('Is the rate fixed?'));
      const own = events.flatMap((one) =>
        one.type === 'message' && one.message.role === 'borrower' ? [one.message] : [],
      );
      expect(own).toMatchObject([{ id, seq, clientId: 'own-1', text: 'Is the rate fixed?', status: 'sent' }]);
      expect(events).toContainEqual({ type: 'ack', clientId: 'own-1', id });
    } else await expect(sent).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await done(subject);
  });

  if (may('refuses'))
    test('fails visibly when a message is refused, and takes the same one again', async () => {
      const subject = await joined();
      const { provider, events } = subject;
      await subject.refuses();
      await expect(provider.send(draft('own-2', 'Again'))).rejects.toThrow();
      await provider.send(draft('own-2', 'Again'));

      await until(() => texts(events).includes('Again'));
      expect(texts(events).filter((text) => text === 'Again')).toHaveLength(1);
      await done(subject);
    });

  if (may('losesAnswer'))
    test('does not send twice what arrived without an answer', async () => {
      const subject = await joined();
      const { provider } = subject;
      await subject.losesAnswer();
      const first = await provider.send(draft('own-3', 'Once')).catch(() => undefined);
      if (!first) await provider.send(draft('own-3', 'Once'));

      const { items } = await provider.history();
      expect(items.filter(({ text }) => text === 'Once')).toHaveLength(1);
      await done(subject);
    });

  if (may('says'))
    test('tells each listener what the other side says, once, until it stops listening', async () => {
      const subject = await joined();
      const { events, stop, provider } = subject;
      const others: ProviderEvent[] = [];
      provider.subscribe((event) => others.push(event));
      await subject.says('Good morning');
      await until(() => texts(others).includes('Good morning'));
      stop();
      await subject.says('Are you there?');
      await until(() => texts(others).includes('Are you there?'));

      expect(texts(others)).toEqual(['Good morning', 'Are you there?']);
      expect(texts(events)).toEqual(['Good morning']);
      await done(subject);
    });

  if (may('says', 'drops'))
    test('comes back by itself with what was said meanwhile, in its order and once', async () => {
      const subject = await joined();
      const { events } = subject;
      await subject.says('One');
      await until(() => texts(events).includes('One'));
      await subject.drops('Two');
      await until(() => texts(events).includes('Two'));
      await subject.says('Three');
      await until(() => texts(events).includes('Three'));

      expect(texts(events)).toEqual(['One', 'Two', 'Three']);
      expect(states(events).slice(2)).toEqual(['reconnecting', 'connected']);
      await done(subject);
    });

  test('says once that it is over, and then nothing more', async () => {
    const subject = await joined();
    const { provider, events } = subject;
    if (subject.ends) await subject.ends();
    else await provider.end();
    await until(() => events.some(({ type }) => type === 'ended'));
    await provider.end();

    expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1);
    expect(events.at(-1)?.type).toBe('ended');
    await expect(provider.send(draft('late'))).rejects.toMatchObject({
      code: provider.can.send ? 'ENDED' : 'UNAVAILABLE',
    });
    await done(subject);
  });

  test('takes typing and reading at any time', async () => {
    const subject = await opened();
    const { provider } = subject;
    const all = () => {
      provider.typing('My card is 4111 1111');
      provider.typing(null);
      provider.markRead('none');
    };
    all();
    await provider.resume(await provider.start(visit, never()), never());
    all();
    await provider.end();
    all();
    provider.dispose();
    all();
    await done(subject);
  });

  test('after dispose nothing comes, nothing can be done, and again is no harm', async () => {
    const subject = await joined();
    const { provider, events, session } = subject;
    const heard = events.length;
    provider.dispose();
    provider.dispose();
    if (may('says')) await subject.says('Too late');
    await new Promise((passed) => setTimeout(passed, 20));

    expect(events).toHaveLength(heard);
    await expect(provider.resume(session, never())).rejects.toMatchObject({ code: 'ABORTED' });
    await expect(provider.send(draft('late'))).rejects.toThrow();
    await subject.close?.();
  });

  test('a start and a resume that are given up fail at once', async () => {
    const subject = await opened();
    const { provider } = subject;
    const given = new AbortController();
    const session = await provider.start(visit, never());
    given.abort();

    await expect(provider.resume(session, given.signal)).rejects.toMatchObject({ code: 'ABORTED' });
    await provider.resume(session, never());
    await done(subject);
  });
}
