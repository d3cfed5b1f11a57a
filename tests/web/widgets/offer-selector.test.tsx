/** Covers src/web/widgets/offer. */
// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import pricing from '../../../flows/heloc/pricing.json' with { type: 'json' };
import { whole } from '../fixtures/whole.ts';
import { draw } from './draw.tsx';

const inputs = {
  value: 650000,
  openLiens: 310000,
  fico: 772,
  lienPosition: 2,
  occupancy: 'PRIMARY',
  state: 'CA',
  units: 1,
  propertyType: 'SINGLE_FAMILY',
  monthlyIncome: 11500,
  monthlyDebts: 2850,
  version: 'v1',
  holdUntil: '2026-12-21',
};
const facts = { application: { requestedAmount: 60000 }, figures: { offerInputs: inputs } };
const given = { facts, label: 'Your offer', page: { pricing } };
const chosen = { term: 10, amount: 60000, feePercent: 2.99, autopay: true, version: 'v1' };
const hero = () =>
  screen
    .findByRole('heading', { name: 'Monthly payment' })
    .then((found) => within(found.parentElement as HTMLElement));

test('the payment and the four figures of the sample borrower', async () => {
  draw('offer-selector', { ...given, value: chosen });
  const card = await hero();
  expect(card.getByText(/\$760/).parentElement).toHaveTextContent('$760.05');
  expect(card.getByText('APR').nextSibling).toHaveTextContent('9.00%');
  expect(card.getByText('Initial draw').nextSibling).toHaveTextContent('$58,258.08');
  expect(card.getByText('Origination fee').nextSibling).toHaveTextContent('$1,741.92');
  expect(screen.getByText('Annual cost including the origination fee')).toBeVisible();
  expect(screen.getByText(whole('We hold this rate for you until December 21, 2026.'))).toBeVisible();
});

test('it starts with the amount asked for, without a fee and without autopay, and says so in the answer', async () => {
  const { answer } = draw('offer-selector', given);
  await hero();
  expect(answer()).toEqual({ term: 10, amount: 60000, feePercent: 0, autopay: false, version: 'v1' });
});

test('an answer for an older price is written again with the new version, the choice untouched', async () => {
  const { answer } = draw('offer-selector', { ...given, value: { ...chosen, version: 'v0' } });
  await hero();
  expect(answer()).toEqual(chosen);
});

test('moving the slider changes the payment and speaks the amount', async () => {
  const { answer } = draw('offer-selector', { ...given, value: chosen });
  const slider = await screen.findByRole('slider', { name: 'Line amount' });
  fireEvent.change(slider, { target: { value: '120000' } });
  expect(answer()).toMatchObject({ amount: 120000 });
  expect(slider).toHaveAttribute('aria-valuetext', '$120,000');
  expect((await hero()).getByText(/\$1,5/)).toBeVisible();
});

test('term, fee and autopay are chosen by name', async () => {
  const { user, answer } = draw('offer-selector', { ...given, value: chosen });
  await user.click(await screen.findByRole('radio', { name: /^15 years/ }));
  await user.click(screen.getByRole('radio', { name: /^No fee/ }));
  await user.click(screen.getByRole('switch', { name: /Pay by autopay/ }));
  expect(answer()).toEqual({ term: 15, amount: 60000, feePercent: 0, autopay: false, version: 'v1' });
});

test('an amount that is typed is settled on a whole step when the borrower leaves', async () => {
  const { user, answer } = draw('offer-selector', { ...given, value: chosen });
  const field = await screen.findByRole('textbox', { name: /Line amount in dollars/ });
  await user.clear(field);
  await user.type(field, '61234');
  expect(answer()).toMatchObject({ amount: 61234 });
  await user.tab();
  expect(answer()).toMatchObject({ amount: 61200 });
  expect(field).toHaveValue('61,200');
});

test('more than can be offered is said, kept as typed, and mended with one press', async () => {
  const { user, answer } = draw('offer-selector', { ...given, value: { ...chosen, amount: 390000 } });
  expect(await screen.findByText(whole('The most we can offer is $242,500.'))).toBeVisible();
  expect(screen.queryByText(/Enter an amount between/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use $242,500 over 15 years' }));
  expect(answer()).toMatchObject({ amount: 242500, term: 15 });
  expect((await hero()).queryByText(/cannot|limit/)).toBeNull();
});

test('what the schema says of the amount gives way to what this borrower can have (FINDING-B21)', async () => {
  draw('offer-selector', {
    ...given,
    value: { ...chosen, amount: 500000 },
    errors: { '/amount': 'Enter an amount between $15,000 and $400,000' },
  });
  expect(await screen.findByText(whole('The most we can offer is $242,500.'))).toBeVisible();
  expect(screen.queryByText(whole('Enter an amount between $15,000 and $400,000'))).toBeNull();
});

/** Income that carries far less than what was chosen. */
const tight = { ...inputs, monthlyIncome: 6100, monthlyDebts: 2400, version: 'v2' };
const old = { term: 10, amount: 100000, feePercent: 2.99, autopay: false, version: 'v1' };
const after = { term: 10, amount: 47900, feePercent: 2.99, autopay: false };
const revised = {
  ...given,
  facts: { ...facts, figures: { offerInputs: tight, revision: { after } } },
  value: old,
};

test('a revised offer stands in the card with its new numbers, ready to be accepted (FINDING-B5)', async () => {
  const { answer } = draw('offer-selector', revised);
  await hero();
  expect(answer()).toEqual({ ...after, version: 'v2' });
});

test('what is chosen among the new terms stays chosen', async () => {
  const { user, answer } = draw('offer-selector', revised);
  await user.click(await screen.findByRole('radio', { name: /^30 years/ }));
  await user.click(screen.getByRole('switch', { name: /Pay by autopay/ }));
  expect(answer()).toMatchObject({ term: 30, autopay: true, version: 'v2' });
});

test('no term and no fee is a dead end: each card leads to a choice that can be had (FINDING-B5)', async () => {
  const { user, answer } = draw('offer-selector', { ...revised, value: { ...old, version: 'v2' } });
  const pairs: unknown[] = [];
  for (const name of [/^5 years/, /^15 years/, /^30 years/, /^No fee/, /^4.99% fee/]) {
    const card = await screen.findByRole('radio', { name });
    expect(card).toBeEnabled();
    await user.click(card);
    pairs.push(answer());
    expect((await hero()).queryByText(/of your income/)).toBeNull();
  }
  expect(pairs[2]).toMatchObject({ term: 30 });
  expect(pairs[4]).toMatchObject({ feePercent: 4.99 });
});

test('the most that can be had is one press away, with the term and the fee that carry it (FINDING-B5)', async () => {
  const { user, answer } = draw('offer-selector', {
    ...revised,
    value: { ...old, amount: 390000, version: 'v2' },
  });
  const [, other] = await screen.findAllByRole('button', { name: /^Use \$/ });
  await user.click(other as HTMLElement);
  expect(screen.queryByText(/The most we can offer/)).toBeNull();
  expect(await hero().then((card) => card.queryByText(/limit/))).toBeNull();
  expect(answer()).toMatchObject({ term: 30 });
});

test('what cannot be chosen stays visible and says why', async () => {
  const texas = { ...facts, figures: { offerInputs: { ...inputs, state: 'TX' } } };
  draw('offer-selector', { ...given, facts: texas, value: { ...chosen, feePercent: 0 } });
  const refused = await screen.findByRole('radio', { name: /4.99% fee/ });
  expect(refused).toBeDisabled();
  expect(refused).toHaveAccessibleDescription(/Your state limits fees/);
});

test('the balances can be read as a table, and the rate in its parts', async () => {
  const { user } = draw('offer-selector', { ...given, value: chosen });
  await user.click(await screen.findByText('Show as a table'));
  expect(screen.getByRole('row', { name: '10 years $0' })).toBeVisible();

  await user.click(screen.getByText('Show every part'));
  expect(screen.getByRole('row', { name: 'Autopay discount −0.25%' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Your APR 9.00%' })).toBeVisible();
});

test('before the figures have come it says that they are coming', async () => {
  draw('offer-selector', { page: { pricing } });
  expect(await screen.findByText(/We're preparing your offer/)).toBeVisible();
});

test('every term with every fee stands in one table to choose from, with the cheapest by month and in all', async () => {
  const { user, answer } = draw('offer-selector', { ...given, value: chosen });
  await user.click(await screen.findByText('Compare every term and fee'));
  expect(screen.getByRole('button', { name: /^\$760 a month at 9\.00%/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByText('Lowest payment:').parentElement).toHaveTextContent('30 years, 4.99% fee');
  expect(screen.getByText('Lowest total cost:').parentElement).toHaveTextContent(
    /5 years, .*in interest and fee/,
  );
  await user.click(screen.getByRole('button', { name: /15 years, no fee$/ }));
  expect(answer()).toMatchObject({ term: 15, feePercent: 0, amount: 60000 });
});

test('the switch says what the payment would be the other way', async () => {
  const { user } = draw('offer-selector', { ...given, value: chosen });
  expect(await screen.findByText(whole(/Without autopay: \$768\.\d\d a month at 9\.25%/))).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /Pay by autopay/ }));
  expect(screen.getByText(whole(/With autopay: \$760\.05 a month at 9\.00%/))).toBeVisible();
});

test('why this rate names the score band and the debt on the home', async () => {
  draw('offer-selector', { ...given, value: chosen });
  expect(
    await screen.findByText(
      whole(/It starts at 10\.20% .*credit score of 760 or higher, all debt up to 60% of the home's value/),
    ),
  ).toBeVisible();
});

test('the payment and the fee are the same to the cent wherever they are told; a table in whole dollars says so', async () => {
  const { user, container } = draw('offer-selector', { ...given, value: chosen });
  await hero();
  const told = (container.textContent ?? '').match(/\$(?:760|1,74\d)(?:\.\d\d)?/g) ?? [];
  expect(told.filter((figure) => figure === '$760.05').length).toBeGreaterThan(1);
  expect(told.filter((figure) => figure === '$1,741.92').length).toBeGreaterThan(1);
  expect(told.filter((figure) => !figure.includes('.'))).toEqual([]);
  await user.click(screen.getByText('Compare every term and fee'));
  expect(screen.getByText(/^The monthly payment in whole dollars/)).toBeVisible();
});
