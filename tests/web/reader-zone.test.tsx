/** Moments show by the reader's own day: an evening's signature is not tomorrow's. */
/** Covers src/engine/text/moment-date.ts, src/web/platform/data/reader-zone.ts. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { momentDate } from '../../src/engine/text/moment-date.ts';
import { readerZone } from '../../src/web/platform/data/reader-zone.ts';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import { whole } from './fixtures/whole.ts';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

const signed = {
  uuid: 'd1',
  type: 'NOTE',
  title: 'Agreement',
  createdAt: '2026-11-21T16:00:00.000Z',
  signedAt: '2026-11-22T03:30:00.000Z',
};

test.each([
  ['America/Chicago', 'November 21, 2026', 'November 21, 2026'],
  ['America/New_York', 'November 21, 2026', 'November 21, 2026'],
  ['Asia/Tokyo', 'November 22, 2026', 'November 22, 2026'],
  ['UTC', 'November 21, 2026', 'November 22, 2026'],
])('in %s a document was received on %s and signed on %s', async (zone, received, signedOn) => {
  process.env.TZ = zone;
  const facts = { application: { documents: [signed] } };
  drawApp(`/${UUID}/show`, { [`GET ${LINE}/journey`]: () => journey({ facts }) });
  expect(await screen.findByText(whole(`Received ${received}`))).toBeVisible();
  expect(screen.getByText(whole(`Signed on ${signedOn}`))).toBeVisible();
});

test('a day without a time is the same everywhere', () => {
  process.env.TZ = 'Pacific/Honolulu';
  expect(momentDate('2026-11-25', { timeZone: readerZone() })).toBe('November 25, 2026');
});
