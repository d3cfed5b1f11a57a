/** A browser on an old phone in a slow network: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms. Its page notes what is seen, kept and painted. */
import type { Browser, CDPSession, Page } from '@playwright/test';

export type SlowPhone = {
  page: Page;
  session: CDPSession;
  bytes: Record<string, number>;
  close(): Promise<void>;
};

/** What the page notes, in milliseconds since its navigation began. */
export type Noted = {
  /** The first field has been painted. */
  seen?: number;
  /** The first letter that was typed has been painted. */
  typed?: number;
  /** What was pressed last, and when it had its last effect: errors, or another heading, painted. */
  pressed?: number;
  effect?: number;
};

export const firstField = 'main input:not([type=hidden])';

export async function slowPhone(chrome: Browser): Promise<SlowPhone> {
  const context = await chrome.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  // What this file is run by gives functions their names through it.
  await page.addInitScript({ content: 'globalThis.__name = (made) => made' });
  await page.addInitScript(note, firstField);
  await session.send('Performance.enable');
  await atFullSpeed(session, false);
  return { page, session, bytes, close: () => context.close() };
}

export async function atFullSpeed(session: CDPSession, isFull: boolean): Promise<void> {
  const network = isFull
    ? { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    : { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: isFull ? 1 : 4 });
}

export const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Milliseconds of script since the page began. */
export async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Compressed bytes over the wire, by kind. */
async function countBytes(session: CDPSession): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
  session.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + event.encodedDataLength;
  });
  return bytes;
}

/** Runs in the page, so it may use nothing from outside. */
function note(field: string) {
  const found: Noted = {};
  Object.assign(window, { noted: found });
  const painted = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
  const look = () => {
    const first = document.querySelector(field)?.getBoundingClientRect();
    if (!first?.height) return void requestAnimationFrame(look);
    requestAnimationFrame(() => {
      found.seen = performance.now();
    });
  };
  requestAnimationFrame(look);
  const typed = () =>
    painted(() => {
      found.typed ??= performance.now();
    });
  addEventListener('input', typed, { capture: true });
  addEventListener('click', pressed, { capture: true });
  function pressed() {
    found.pressed = performance.now();
    delete found.effect;
    const before = document.querySelector('main h1')?.textContent;
    const wrong = document.querySelectorAll('main .hl-error').length;
    new MutationObserver((_, observer) => {
      const title = document.querySelector('main h1')?.textContent;
      const isOver =
        document.querySelectorAll('main .hl-error').length > wrong || (title && title !== before);
      if (!isOver) return;
      observer.disconnect();
      painted(() => {
        found.effect = performance.now();
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }
}
