/** The first page says what a line costs from, by the lender's prices, and what was chosen there is not asked again. */
/** Covers src/web/blocks/landing.tsx, src/web/blocks/landing-estimate.tsx, src/web/parts/slider.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Pricing } from '../../../src/types/pricing.ts';
import type { OrgData } from '../../../src/web/platform/data/org.ts';
import { drawApp, UUID } from '../fixtures/draw-app.tsx';
import { orgData } from '../fixtures/org.ts';
import { whole } from '../fixtures/whole.ts';

const pricing: Pricing = JSON.parse(readFileSync('flows/heloc/pricing.json', 'utf8'));
const REGISTRATION = '/service-application/external/api/v1/registration';
const DRAFT = `PUT ${REGISTRATION}/drafts/income`;
const FEE =
  'With autopay, a 1% origination fee, the best credit and no other loan on the home. Yours depends on your credit, home, amount and term.';
const begun = { draft: {}, done: [], drafts: {} };

async function open(prices: Pricing = pricing, registration: object = begun) {
  const org: OrgData = { ...orgData(), orgPricingData: prices as never };
  const drawn = drawApp(
    `/${UUID}/start`,
    { [`GET ${REGISTRATION}`]: () => ({ body: registration }), [DRAFT]: () => ({ status: 204 }) },
    org,
  );
  await screen.findByRole('heading', { level: 1, name: 'Begin with Acme' });
  return drawn;
}
const slide = (amount: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'How much would you like?' }), {
    target: { value: String(amount) },
  });

test('it opens with a payment, its rate and the range of all rates', async () => {
  await open();
  expect(await screen.findByText(whole('From $531 a month'))).toBeVisible();
  expect(
    screen.getByText(whole('At 10.10% APR, fixed for 30 years. APRs range from 7.60% to 17.20%.')),
  ).toBeVisible();
  expect(
    screen.getByText(/^With autopay, no origination fee, the best credit and no other loan on the home\./),
  ).toBeVisible();
});

test('the payment follows the slider, which says its sum', async () => {
  await open();
  await screen.findByText(whole('From $531 a month'));
  slide(100_000);
  expect(screen.getByText(whole('From $885 a month'))).toBeVisible();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '$100,000');
});

test('a lender that charges a fee at least says so', async () => {
  const { '0': _, ...feePercent } = pricing.points.feePercent;
  await open({ ...pricing, points: { ...pricing.points, feePercent } });
  expect(await screen.findByText(whole(FEE))).toBeVisible();
});

test('a lender without prices says none', async () => {
  await open({} as Pricing);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('what was chosen is in the question that asks for it, beside what was typed there', async () => {
  const { server } = await open(pricing, { ...begun, drafts: { income: { employer: 'Acme' } } });
  await screen.findByRole('slider');
  slide(100_000);
  slide(120_000);
  await waitFor(() => expect(server.calls(DRAFT)).toHaveLength(1));
  expect(server.calls(DRAFT)[0]?.body).toEqual({ data: { employer: 'Acme', wanted: 120_000 } });
});

test('who comes back finds the amount that was chosen', async () => {
  await open(pricing, { ...begun, drafts: { income: { wanted: 100_000 } } });
  expect(await screen.findByText(whole('From $885 a month'))).toBeVisible();
});

test('an answer that was sent stays', async () => {
  const { server, unmount } = await open(pricing, { ...begun, done: ['income'] });
  await screen.findByRole('slider');
  slide(100_000);
  unmount();
  expect(server.calls(DRAFT)).toEqual([]);
});

test('an amount that was left as it is goes along with the button that starts', async () => {
  const { server } = await open();
  await screen.findByRole('slider');
  fireEvent.click(screen.getByRole('button', { name: /Check my rate|Boldly on/ }));
  await waitFor(() => expect(server.calls(DRAFT)[0]?.body).toEqual({ data: { wanted: 60_000 } }));
});
