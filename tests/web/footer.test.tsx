/** The footer of every page, sentence by sentence, for every lender (ACC-F1 to ACC-F15). */
/**
 * Covers src/engine/text/{money,rate,week-text}.ts, src/server/http/web/org-data.ts,
 *   src/web/platform/api/transport/api-context.ts, src/web/shell/{footer-states,footer}.tsx, src/web/shell.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, test, vi } from 'vitest';
import { money } from '../../src/engine/text/money.ts';
import { rate } from '../../src/engine/text/rate.ts';
import { weekText } from '../../src/engine/text/week-text.ts';
import { orgData as injected } from '../../src/server/http/web/org-data.ts';
import { ApiContext } from '../../src/web/platform/api/transport/api-context.ts';
import { createClient } from '../../src/web/platform/api/transport/client.ts';
import type { OrgData } from '../../src/web/platform/data/org.ts';
import { OrgContext } from '../../src/web/platform/data/org-context.ts';
import { Footer } from '../../src/web/shell/footer.tsx';
import { statesSentence } from '../../src/web/shell/footer-states.tsx';
import { productContent } from '../product.ts';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import { fakeServer, type Routes } from './fixtures/fake-server.ts';
import { flows, shell } from './fixtures/org.ts';
import { whole } from './fixtures/whole.ts';

const { orgs } = productContent();
const context = { basePath: '/account/heloc', mode: 'sandbox', flows, vocabulary: {} } as const;

const HOURS = 'GET /service-operating-hours/external/api/v1/hours/OPS_PHONE';
const STATES = 'GET /service-application/external/api/v1/heloc/state-licenses';

function lender(code: string) {
  const content = orgs[code];
  if (!content) throw new Error(`no lender ${code}`);
  return { org: content.org, data: injected(content, context) as unknown as OrgData };
}

function draw(data: OrgData, routes: Routes = {}, address = '/register') {
  fakeServer(routes);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrgContext value={data}>
        <ApiContext value={createClient({ orgCode: data.orgCode })}>
          <MemoryRouter initialEntries={[address]}>
            <Footer />
          </MemoryRouter>
        </ApiContext>
      </OrgContext>
    </SWRConfig>,
  );
  return screen.getByRole('contentinfo');
}

const own = () => draw(lender('default').data);

describe('our own brand says', () => {
  test.each([
    [
      'F1',
      'Loan amounts range from $15,000 to $400,000. The amount you can borrow depends on your home value, lien position, credit, verified income and equity.',
    ],
    [
      'F2',
      'APRs range from 7.60% to 17.20%. The lowest rates need the most qualified applicants and five-year terms.',
    ],
    [
      'F3',
      'The origination fee is up to 4.99% of the initial draw. A valuation costs $180 when no automated valuation is available. Manual notarization costs $300 when your county does not allow electronic notarization.',
    ],
    ['F4', 'Recording fees are $0–$315. Recording taxes are $0–$1,400 per $100,000 borrowed.'],
    [
      'F5',
      'The full amount, minus the origination fee, is drawn at origination at a fixed rate. Later draws during the draw period are priced at a variable index, the Prime Rate for the preceding calendar month, plus a fixed margin.',
    ],
    [
      'F6',
      'Checking your rate uses a soft credit pull, which does not affect your credit score. Submitting an application triggers a hard pull.',
    ],
    [
      'F7',
      'Approval can take about five minutes but is subject to income and employment verification and a property condition report. Funding takes five business days with remote online notarization.',
    ],
    ['F8', 'Property insurance is required. Flood insurance may be required.'],
    ['F13', 'Applications for New York properties are not accepted through this site.'],
    [
      'F14',
      'This product is an open-end line of credit that is fully drawn at origination, less the origination fee, at a fixed rate.',
    ],
  ])('[%s] %s', (_, sentence) => {
    expect(within(own()).getByText(whole(sentence))).toBeVisible();
  });
});

test('[ACC-F9][ACC-F10] our own brand: weekday and weekend hours in Pacific Time, and more states to come', async () => {
  const { org, data } = lender('default');
  const { hours, licensedStates = [] } = org;
  draw(data, {
    [HOURS]: () => ({ body: hours?.OPS_PHONE ?? [] }),
    [STATES]: () => ({ body: { items: licensedStates.map((abbrev) => ({ abbrev })) } }),
  });
  const said = 'Contact hours: Monday–Friday 6 a.m.–6 p.m.; Saturday–Sunday 8 a.m.–4 p.m. (Pacific Time).';
  expect(await screen.findByText(said)).toBeVisible();
  const states = await screen.findByText(/^Available in AK, AL, AR, /);
  expect(states).toHaveTextContent(/VT, WA, WI, WY, with more states to come\.$/);
});

test('[ACC-F1][ACC-F12][ACC-F15] on a phone the disclosures are folded, and still there; the marks and the number stand outside', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ matches: media === '(max-width: 639px)', media },
    addEventListener() {},
    removeEventListener() {},
  }));
  const footer = own();
  const rates = within(footer).getByText(/^APRs range from/);
  expect(rates).not.toBeVisible();
  expect(within(footer).getByText('Disclosures')).toBeVisible();
  expect(within(footer).getByRole('img', { name: /^Equal/ })).toBeVisible();
  expect(within(footer).getByText(/NMLS #/)).toBeVisible();
  rates.closest('details')?.setAttribute('open', '');
  expect(rates).toBeVisible();
});

test.each([
  ['a page of an application', `/${UUID}/start/details`],
  ['a step of the registration', '/register?step=birthdate'],
  ['the dashboard', '/dashboard'],
])('[ACC-F1] on %s the first two disclosures stand open, and the others are one press away', (_, address) => {
  const footer = draw(lender('default').data, {}, address);
  const others = within(footer).getByText(/^APRs range from/);
  expect(within(footer).getByText(/^This product is an open-end line of credit/)).toBeVisible();
  expect(within(footer).getByText(/^Loan amounts range from/)).toBeVisible();
  expect(others).not.toBeVisible();
  expect(within(footer).getByText('Disclosures')).toBeVisible();
  others.closest('details')?.setAttribute('open', '');
  expect(others).toBeVisible();
});

describe.each(Object.keys(orgs))('%s', (code) => {
  const { org, data } = lender(code);
  const week = org.hours?.OPS_PHONE ?? [];
  const licensed = org.licensedStates ?? [];
  const answers: Routes = {
    [HOURS]: () => ({ body: week }),
    [STATES]: () => ({ body: { items: licensed.toReversed().map((abbrev) => ({ abbrev })) } }),
  };

  test('[ACC-F1][ACC-F2][ACC-F3] discloses its own figures', () => {
    const settings = org.productSettings ?? {};
    const figure = (name: string) => Number(settings[name]);
    const footer = draw(data);
    expect(footer).toHaveTextContent(
      `Loan amounts range from ${money(figure('minAmount'))} to ${money(figure('maxAmount'))}.`,
    );
    expect(footer).toHaveTextContent(
      `APRs range from ${rate(figure('minApr'))} to ${rate(figure('maxApr'))}.`,
    );
    expect(footer).toHaveTextContent(`up to ${rate(figure('maxFeePercent'))} of the initial draw`);
    expect(footer).toHaveTextContent(`A valuation costs ${money(figure('valuationFee'))} when`);
    expect(footer).toHaveTextContent(`Manual notarization costs ${money(figure('manualNotaryFee'))} when`);
    expect(footer).not.toHaveTextContent(/—|NaN|undefined|\{\{/);
  });

  test('[ACC-F4][ACC-F5][ACC-F6][ACC-F7][ACC-F8][ACC-F14] discloses what holds for every lender', () => {
    const shared = ['product', 'recording', 'draws', 'credit', 'timing', 'insurance'];
    const said = data.orgMetaData.footer.disclosures ?? [];
    const common = lender('default').data.orgMetaData.footer.disclosures ?? [];
    const texts = (list: typeof said) => list.filter(({ id }) => shared.includes(id)).map(({ text }) => text);
    expect(texts(said)).toHaveLength(6);
    expect(texts(said)).toEqual(texts(common));
  });

  test('[ACC-F9] says when people answer, in Pacific Time', async () => {
    draw(data, answers);
    const line = await screen.findByText(/^Contact hours: /);
    expect(line).toHaveTextContent(`Contact hours: ${weekText(week).join('; ')} (Pacific Time).`);
  });

  test('[ACC-F10] lists its states in order, and promises more only for our own brand', async () => {
    draw(data, answers);
    const line = await screen.findByText(/^Available in /);
    const more = org.isProductBrand && licensed.length < 50 ? ', with more states to come' : '';
    expect(line).toHaveTextContent(`Available in ${[...licensed].sort().join(', ')}${more}.`);
  });

  test('[ACC-F11][ACC-X62] leads to its own terms, privacy policy, licenses, legal page, NMLS entry and further places', () => {
    const footer = within(draw(data));
    const href = (name: RegExp) => footer.queryByRole('link', { name })?.getAttribute('href') ?? undefined;
    expect(href(/^Terms of use/)).toBe(org.termsOfUseUrl);
    expect(href(/^Privacy policy/)).toBe(org.privacyPolicyUrl);
    expect(href(/^Licenses/)).toBe(org.licensesUrl);
    expect(href(/^Legal/)).toBe(org.companyLegalUrl);
    expect(href(new RegExp(`^NMLS #${org.companyNMLS}`))).toBe(org.companyNmlsURL);
    for (const { name, url } of org.additionalLinks ?? []) expect(href(new RegExp(`^${name}`))).toBe(url);
    const isElsewhere =
      footer.getByRole('link', { name: /^Privacy policy/ }).getAttribute('target') === '_blank';
    expect(isElsewhere).toBe(org.privacyLinkIsExternal === true);
  });

  test('[ACC-F12] shows its own mark, its address and what it discloses itself', () => {
    const footer = draw(data);
    const words = {
      EOL: 'Equal Opportunity Lender',
      EHL: 'Equal Housing Lender',
      EHO: 'Equal Housing Opportunity',
    };
    const member = org.publicFeatureToggles?.['credit-union-administration-logo'] === true;
    expect(
      within(footer)
        .getAllByRole('img')
        .map((image) => image.getAttribute('aria-label')),
    ).toEqual([words[org.footerImage ?? 'EHO'], ...(member ? ['National Credit Union Administration'] : [])]);
    const { street1, city, state, zip } = org.companyAddress ?? { street1: '', city: '', state: '', zip: '' };
    expect(footer).toHaveTextContent(org.companyName);
    for (const part of [street1, city, `${state} ${zip}`]) expect(footer).toHaveTextContent(part);
    const copy = (org.disclosureCopy ?? '').replaceAll(/[*_]|\[|\]\([^)]*\)/g, '').slice(0, 60);
    expect(footer).toHaveTextContent(copy);
  });

  test('[ACC-F13] says whether it lends in New York', () => {
    const yes = `${org.companyName} is a licensed New York mortgage banker.`;
    const no = 'Applications for New York properties are not accepted through this site.';
    const said = (data.orgMetaData.footer.disclosures ?? []).map(({ text }) => text);
    expect([said.includes(yes), said.includes(no)]).toEqual([
      org.allowNewYork === true,
      org.allowNewYork !== true,
    ]);
  });
});

describe('[ACC-F10][ACC-X62] with more states to come', () => {
  const fifty = Array.from({ length: 50 }, (_, index) =>
    String.fromCharCode(65 + (index % 26), 65 + index / 26),
  );

  test.each([
    [49, true, true],
    [50, true, false],
    [49, false, false],
  ])('%i states, own brand %s: %s', (count, isOwn, promises) => {
    expect(
      statesSentence(shell.words.footer, fifty.slice(0, count), isOwn).includes('with more states to come'),
    ).toBe(promises);
  });

  test('a state that is listed twice counts once', () => {
    expect(statesSentence(shell.words.footer, ['TX', 'CA', 'TX'], true)).toBe(
      'Available in CA, TX, with more states to come.',
    );
    expect(statesSentence(shell.words.footer, ['TX', 'CA'], false)).toBe('Available in CA, TX.');
  });
});

test('[ACC-F9][ACC-F10] hours that are unknown are not shown, states are those of the page', async () => {
  const { data } = lender('default');
  draw(data);
  expect(await screen.findByText(/^Available in AK, AL/)).toBeVisible();
  expect(screen.queryByText(/^Contact hours/)).toBeNull();
});

test('[ACC-F11] an address that must not be followed is left out; privacy is /privacy when nothing is said', () => {
  const { data } = lender('default');
  const { privacyPolicyUrl: _, ...footer } = data.orgMetaData.footer;
  const meta = {
    ...data.orgMetaData,
    footer: { ...footer, privacyLinkIsExternal: false, licensesUrl: 'javascript:x' },
  };
  const drawn = within(draw({ ...data, orgMetaData: meta }));
  expect(drawn.queryByRole('link', { name: /Licenses/ })).toBeNull();
  expect(drawn.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
});

describe('[ACC-F15] the footer stands on every page', () => {
  test.each([
    ['the login', '/login'],
    ['a page of an application', `/${UUID}/ask`],
    ['an address that means nothing', `/${UUID}/no/such/page`],
  ])('%s', async (_, path) => {
    drawApp(path, { [`GET ${LINE}/journey`]: () => journey() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});
