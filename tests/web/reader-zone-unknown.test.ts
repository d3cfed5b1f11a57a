/** What a browser says of itself is checked before it is used. */
/** Covers src/web/platform/data/reader-zone.ts, src/web/parts/copy-text.ts. */
// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { momentTime } from '../../src/engine/text/moment-time.ts';
import { copyText } from '../../src/web/parts/copy-text.ts';
import { readerZone } from '../../src/web/platform/data/reader-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([undefined, '', 'Etc/Unknown', 'Mars/Olympus'])(
  'a browser in the zone %s reads moments in UTC, and says so',
  (timeZone) => {
    const real = Intl.DateTimeFormat.prototype.resolvedOptions;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...real.call(this), timeZone: timeZone as string };
    });
    expect(momentTime('2026-12-04T20:00:00.000Z', { timeZone: readerZone() })).toContain('8:00 PM UTC');
  },
);

test('a browser without a clipboard is told so, and nothing is thrown', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  expect(await copyText('words')).toBe(false);
});
