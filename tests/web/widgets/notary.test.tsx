/**
 * Covers src/web/platform/data/{json,server-clock}.ts, src/web/parts/dialog.tsx,
 *   src/web/widgets/{device-check,kba,notary-id,schedule,slot-picker}.tsx,
 *   src/web/widgets/parts/location-alert.tsx.
 */
// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRecord } from '../../../src/engine/facts/facts.ts';
import { noteServerDate } from '../../../src/web/platform/data/server-clock.ts';
import { locationWords } from '../../../src/web/widgets/parts/location-alert.tsx';
import { productContent } from '../../product.ts';
import { draw } from './draw.tsx';
// Loaded once before the tests, which measure time.
import '../../../src/web/parts/dialog.tsx';

const getUserMedia = vi.fn();
const getCurrentPosition = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: { getUserMedia },
    geolocation: { getCurrentPosition },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  getCurrentPosition.mockReset();
});

test('a device that works is answered with true, and its stream is closed at once', async () => {
  const stop = vi.fn();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  const { user, answer } = draw('device-check', { options: { needs: ['camera'] } });
  await user.click(await screen.findByRole('button', { name: 'Check Camera' }));
  expect(await screen.findByText('Works')).toBeVisible();
  expect(answer()).toEqual({ camera: true });
  expect(stop).toHaveBeenCalled();
});

test('a refusal says how to allow it and can be tried again', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const { user, answer } = draw('device-check', { options: { needs: ['microphone'] } });
  await user.click(await screen.findByRole('button', { name: 'Check Microphone' }));
  expect(await screen.findByText(/Your browser blocked it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again Microphone' })).toBeEnabled();
  expect(answer()).toEqual({ microphone: false });
});

test('without any device the borrower can still go on with another one', async () => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined, geolocation: undefined });
  const { user, answer } = draw('device-check');
  await user.click(await screen.findByRole('checkbox', { name: "I'll use another device" }));
  expect(answer()).toEqual({ camera: false, microphone: false, location: false, otherDevice: true });
});

describe('the location', () => {
  const words = {
    title: 'Why We Need Your Location',
    text: 'Please enable location services.',
    items: ['For secure e-signing.', 'The law asks for it.'],
    label: 'Enable location',
    cancel: 'Not now',
    help: 'Choose the icon beside the web address.',
  };
  const options = { needs: ['location'], location: words, elsewhere: false };
  const alert = () => screen.findByRole('dialog', { name: 'Why We Need Your Location' });

  test('[ACC-L1] the browser asks only after the alert has said why', async () => {
    getCurrentPosition.mockImplementation((found: () => void) => found());
    const { user, answer } = draw('device-check', { options });
    await user.click(await screen.findByRole('button', { name: 'Check Location' }));
    for (const said of ['For secure e-signing.', 'The law asks for it.', 'Please enable location services.'])
      expect(await screen.findByText(said)).toBeVisible();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(within(await alert()).getByRole('button', { name: 'Enable location' }));
    expect(await screen.findByText('Works')).toBeVisible();
    expect(answer()).toEqual({ location: true });
  });

  test('[ACC-L1] “Not now” asks nothing and answers nothing', async () => {
    const { user, answer } = draw('device-check', { options });
    await user.click(await screen.findByRole('button', { name: 'Check Location' }));
    await user.click(within(await alert()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(answer()).toBeUndefined();
  });

  test('[ACC-L1] when the browser says no, the page says how to enable it', async () => {
    getCurrentPosition.mockImplementation((_: unknown, failed: (error: unknown) => void) =>
      failed({ code: 1, PERMISSION_DENIED: 1 }),
    );
    const { user, answer } = draw('device-check', { options });
    await user.click(await screen.findByRole('button', { name: 'Check Location' }));
    await user.click(within(await alert()).getByRole('button', { name: 'Enable location' }));
    expect(await screen.findByText('Choose the icon beside the web address.')).toBeVisible();
    expect(answer()).toEqual({ location: false });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('[ACC-L1] every page that asks for it says why under the title of the specification', () => {
    const pages = Object.values(productContent().orgs.default?.flows.heloc?.pages ?? {});
    const asking = pages.flatMap(({ id, ui = {} }) =>
      Object.values(ui).flatMap((field) => {
        const options = isRecord(field) && isRecord(field['ui:options']) ? field['ui:options'] : {};
        const needs = Array.isArray(options.needs) && options.needs.includes('location');
        return needs ? [[id, locationWords(options.location, String)] as const] : [];
      }),
    );
    expect(asking.map(([id]) => id).toSorted()).toEqual(['notary/intro', 'signing/sign']);
    for (const [, said] of asking) {
      expect(said?.title).toBe('Why We Need Your Location');
      expect(said?.items.join(' ')).toMatch(/secure.*(law|legal compliance)/);
      expect(said?.text).toMatch(/enable location services/i);
      expect(said?.help).toContain('Allow');
    }
  });
});

const slots = [
  { id: 'NOW', label: 'Now', available: true },
  { id: '2026-11-22T17:00:00.000Z', start: '2026-11-22T17:00:00.000Z', label: 'Sunday 5 pm' },
  {
    id: '2026-11-22T18:00:00.000Z',
    start: '2026-11-22T18:00:00.000Z',
    label: 'Sunday 6 pm',
    available: false,
  },
];

test('a time is chosen from the free ones, now or later, none beforehand', async () => {
  const { user, answer } = draw('slot-picker', { facts: { figures: { notarySlots: slots } } });
  const radios = screen.getAllByRole('radio');
  for (const radio of radios) expect(radio).not.toBeChecked();
  expect(radios).toHaveLength(3);
  expect(radios[2]).toBeDisabled();

  await user.click(screen.getByText('Meet now'));
  expect(answer()).toBe('NOW');
  await user.click(radios[1] as HTMLElement);
  expect(answer()).toBe('2026-11-22T17:00:00.000Z');
  const zone = screen.getByText(/Times are in your time zone/);
  expect(zone).toBeVisible();
  expect(zone).not.toHaveTextContent(/Standard|Daylight/);
});

test('without free times it says what became of them', () => {
  draw('slot-picker', { facts: { figures: { notarySlots: [] } } });
  expect(screen.getByText(/gone by or are taken/)).toBeVisible();
});

test('a preference is a day and an hour; half of one stays and fails validation', async () => {
  const { user, answer } = draw('schedule', { schema: { maxItems: 3 } });
  const first = within(screen.getByRole('group', { name: 'First choice' }));
  await user.selectOptions(first.getByRole('combobox', { name: 'Day' }), 'Tuesday, November 24');
  expect(answer()).toEqual(['2026-11-24T']);
  await user.selectOptions(first.getByRole('combobox', { name: 'Time' }), '10:00 AM');
  expect(answer()).toEqual(['2026-11-24T10:00']);
});

test('days start at least 24 hours ahead, end after two weeks and leave out Sundays and federal holidays', () => {
  draw('schedule', { schema: { maxItems: 1 } });
  const days = within(screen.getByRole('combobox', { name: 'Day' }))
    .getAllByRole('option')
    .map((one) => one.textContent);
  expect(days[1]).toBe('Monday, November 23');
  expect(days.at(-1)).toBe('Saturday, December 5');
  expect(days.join()).not.toContain('Sunday');
  expect(days).toContain('Wednesday, November 25');
  expect(days).not.toContain('Thursday, November 26');
});

const questions = [
  { id: 'street', text: 'Which street?', choices: ['Sandbox Way', 'None of these'] },
  { id: 'city', text: 'Which city?', choices: ['Sampletown', 'None of these'] },
];

const asked = (secondsLeft: number) => ({
  figures: {
    kba: {
      questions,
      deadline: new Date(Date.now() + secondsLeft * 1000).toISOString(),
      ...{ seconds: 120, warnSeconds: 30 },
    },
  },
});

test('each question is a fieldset named by itself; the answers are kept by id', async () => {
  const { user, answer } = draw('kba', { facts: asked(120) });
  const street = within(await screen.findByRole('group', { name: /Which street\?/ }));
  await user.click(street.getByRole('radio', { name: 'Sandbox Way' }));
  const city = within(screen.getByRole('group', { name: /Which city\?/ }));
  await user.click(city.getByRole('radio', { name: 'None of these' }));
  expect(answer()).toEqual({ street: 'Sandbox Way', city: 'None of these' });
  expect(screen.getByText('2 of 2 answered')).toBeVisible();
});

test('half a minute before the end it warns, aloud, and says that nothing is lost (FINDING-B2)', async () => {
  draw('kba', { facts: asked(90) });
  expect(await screen.findByText(/1:30 left/)).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  cleanup();

  draw('kba', { facts: asked(29) });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Less than 30 seconds left.*new questions.*try/);
});

test('when the time is over the page asks the server what follows, until it says so (FINDING-B2)', async () => {
  const refresh = vi.fn(async () => undefined);
  draw('kba', { facts: asked(-1), page: { refresh } });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('radio')[0]).toBeDisabled();
  await waitFor(() => expect(refresh.mock.calls.length).toBeGreaterThan(1));
});

test('the time is the server’s: a browser whose clock is an hour ahead shows the same minutes', async () => {
  const facts = asked(100);
  noteServerDate(new Date(Date.now() - 3_600_000).toUTCString());
  const early = {
    figures: { kba: { ...facts.figures.kba, deadline: new Date(Date.now() - 3_500_000).toISOString() } },
  };
  draw('kba', { facts: early });
  expect(await screen.findByText(/1:(40|39) left/)).toBeVisible();
  noteServerDate(new Date().toUTCString());
});

test('times that have not come yet are looked for; none are available only once that is known', async () => {
  const { unmount } = draw('slot-picker', { facts: { figures: {} } });
  expect(await screen.findByText('Looking for free times…')).toBeVisible();
  expect(screen.queryByText(/gone by or are taken/)).toBeNull();
  unmount();
  draw('slot-picker', { facts: { figures: { notarySlots: [] } } });
  expect(await screen.findByText(/gone by or are taken/)).toBeVisible();
  expect(screen.queryByText('Looking for free times…')).toBeNull();
});
