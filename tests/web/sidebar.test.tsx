/** What stands beside a page: progress, offer, property, originator, and the promise about the data. */
/**
 * Covers src/web/platform/api/transport/api-context.ts, src/web/parts/drawer.tsx,
 *   src/web/shell/{originator-card,shell,top-bar}.tsx, src/web/shell.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
// Loaded late in the browser; here it is available.
import '../../src/web/parts/drawer.tsx';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { contentSource } from '../../src/web/platform/api/calls/load-content.ts';
import { LatestContent } from '../../src/web/platform/api/hooks/latest-content.tsx';
import { ApiContext } from '../../src/web/platform/api/transport/api-context.ts';
import { createClient } from '../../src/web/platform/api/transport/client.ts';
import type { OrgData } from '../../src/web/platform/data/org.ts';
import { OrgContext } from '../../src/web/platform/data/org-context.ts';
import { OriginatorCard } from '../../src/web/shell/originator-card.tsx';
import { Shell } from '../../src/web/shell/shell.tsx';
import { TopBar } from '../../src/web/shell/top-bar.tsx';
import { fakeServer } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';

const UUID = '3f2c1b4a-0000-4000-8000-000000000001';
const PATH = `/service-lead-portal/api/lo/${UUID}`;
const officer = {
  originatorName: 'Dana Whitfield',
  email: 'dana@x.example',
  phoneNumber: '+15125550177',
  nmls: '7',
};

function draw(children: ReactNode, info: object | undefined = undefined, org: OrgData = orgData()) {
  const server = fakeServer(
    info ? { [`GET ${PATH}`]: () => ({ body: { originatorDisplayInfo: info } }) } : {},
  );
  const send = createClient({ orgCode: 'acme' });
  render(
    <MantineProvider>
      <SWRConfig value={{ provider: () => new Map() }}>
        <OrgContext value={org}>
          <ApiContext value={send}>
            <LatestContent
              first="abc"
              open={() => contentSource(send, { root: '/content/acme/abc', sandbox: true })}
            >
              <MemoryRouter>{children}</MemoryRouter>
            </LatestContent>
          </ApiContext>
        </OrgContext>
      </SWRConfig>
    </MantineProvider>,
  );
  return server;
}

const referred = { application: { referrer: { referrerUuid: UUID } } };
const shell = (facts: Record<string, unknown>) => (
  <Shell facts={facts}>
    <p>The page</p>
  </Shell>
);
const side = () => within(screen.getByRole('complementary', { name: 'Your application' }));

test('[ACC-N9] the promise about the data', () => {
  draw(shell({}));
  expect(side().getByText('Your data is protected with 256-bit encryption')).toBeVisible();
});

test('[ACC-P6] the loan number is the Application ID', () => {
  draw(shell({ application: { loanNumber: 'HL20260001001' } }));
  expect(side().getByText('HL20260001001').parentElement).toHaveTextContent('Application ID HL20260001001');
});

test('[ACC-P6] without a loan number there is no Application ID', () => {
  draw(shell({ application: {} }));
  expect(screen.queryByText(/Application ID/)).toBeNull();
});

test.each([
  ['term', { term: 0, rate: 9, amount: 60_000 }],
  ['rate', { term: 10, rate: 0, amount: 60_000 }],
  ['amount', { term: 10, rate: 9 }],
])('[ACC-P5] no offer beside the page while %s is missing', (_, application) => {
  draw(shell({ application }));
  expect(screen.queryByText('Your Offer Details')).toBeNull();
});

test('[ACC-P5][ACC-P6] the offer: APR, initial draw, amortized payment, fixed term', () => {
  draw(shell({ application: { term: 10, rate: 9, amount: 60_000 } }));
  const card = within(side().getByText('Your Offer Details').parentElement as HTMLElement);
  const rows = card
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(rows).toEqual(['APR 9.00%', 'Initial draw $60,000', 'Monthly payment $760', 'Fixed term 10 years']);
});

test('[ACC-N10][ACC-N12] the property: address, value and condition, in words', () => {
  const address = { street1: '1200 PINE ST', street2: 'APT 4', city: 'AUSTIN', state: 'TX', zip: '78701' };
  draw(
    shell({
      address,
      figures: { property: { valueCents: 55_000_000 } },
      application: { status: { condition: 'GOOD' } },
    }),
  );
  const card = within(side().getByText('Property Details').parentElement as HTMLElement);
  const rows = card
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(rows).toEqual([
    'Address: 1200 Pine St, APT 4, Austin, TX 78701',
    'Property Value: $550,000',
    'Property Condition: Good',
  ]);
});

test('[ACC-N10] the property: only what is known', () => {
  const address = { street1: '1200 PINE ST', city: 'AUSTIN', state: 'TX', zip: '78701' };
  const application = { status: { condition: 'UNKNOWN_CONDITION' } };
  draw(shell({ address, figures: { property: { valueCents: 55_000_000 } }, application }));
  const card = within(side().getByText('Property Details').parentElement as HTMLElement);
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Address', 'Property Value']);
});

test('[ACC-O1] without an originator there is no card, and a failed question draws none', async () => {
  const server = draw(shell(referred));
  await waitFor(() => expect(server.calls(`GET ${PATH}`)).toHaveLength(1));
  expect(screen.queryByText(/Your (Loan Officer|Broker)/)).toBeNull();
});

test('[ACC-O1][ACC-O3] the card stands in the side column', async () => {
  draw(shell(referred), officer);
  expect(await side().findByRole('heading', { name: 'Your Loan Officer' })).toBeVisible();
  expect(side().getByText('Dana Whitfield', { selector: 'strong' })).toBeVisible();
  for (const words of ['NMLS #7', 'dana@x.example']) expect(side().getByText(words)).toBeVisible();
  expect(side().getByRole('link', { name: /Call Dana Whitfield/ })).toHaveTextContent('+1 (512) 555-0177');
  expect(side().getByRole('link', { name: 'Email Dana Whitfield' })).toHaveAttribute(
    'href',
    'mailto:dana@x.example',
  );
});

test('[ACC-O2][ACC-X63] only a broker’s name makes it “Your Broker”', async () => {
  draw(shell(referred), { brokerName: 'Alder Brokers' });
  expect(await side().findByRole('heading', { name: 'Your Broker' })).toBeVisible();
});

test('[ACC-O2][ACC-X63] a named officer of a broker is still the loan officer', async () => {
  draw(shell(referred), { ...officer, brokerName: 'Alder Brokers' });
  expect(await side().findByRole('heading', { name: 'Your Loan Officer' })).toBeVisible();
});

test('[ACC-O3] on a phone a bar opens a drawer with the card; Escape closes it and the focus returns', async () => {
  draw(shell(referred), officer);
  const user = userEvent.setup();
  const bar = await screen.findByRole('button', { name: 'Your Loan Officer: Dana Whitfield' });
  await user.click(bar);
  const drawer = within(await screen.findByRole('dialog', { name: 'Your Loan Officer' }));
  expect(drawer.getByRole('link', { name: /Call Dana Whitfield/ })).toHaveAttribute(
    'href',
    'tel:+15125550177',
  );
  expect(screen.queryByRole('banner'), 'its heading is no banner of the page').toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(bar).toHaveFocus());
});

test('[ACC-O1] a picture that does not load gives way to the initials', () => {
  draw(<OriginatorCard originator={{ ...officer, avatarUri: 'https://pictures.example/dana.png' }} />);
  const picture = document.querySelector('img.hl-avatar');
  expect(picture).toHaveAttribute('src', 'https://pictures.example/dana.png');
  fireEvent.error(picture as Element);
  expect(screen.getByText('DW')).toBeInTheDocument();
});

test('[ACC-N8] the lender’s logo leads to its homepage; phone and email stand in the help', async () => {
  const meta = orgData().orgMetaData;
  const companyInfo = {
    ...meta.companyInfo,
    logoUrl: '/content/acme/abc/logo.svg',
    logoAlt: 'Acme Lending',
    logoRedirect: 'https://www.acme.example',
  };
  draw(<TopBar />, undefined, orgData({ orgMetaData: { ...meta, companyInfo } }));
  expect(screen.getByRole('img', { name: 'Acme Lending' })).toHaveAttribute(
    'src',
    '/content/acme/abc/logo.svg',
  );
  expect(screen.getByRole('link', { name: /Acme Lending/ })).toHaveAttribute(
    'href',
    'https://www.acme.example',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  expect(screen.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
  expect(screen.getByRole('link', { name: 'help@acme.example' })).toHaveAttribute(
    'href',
    'mailto:help@acme.example',
  );
});
