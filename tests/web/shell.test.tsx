/** The frame of every page: top bar, footer, cards, fallback, login. */
/**
 * Covers src/web/platform/api/transport/api-context.ts,
 *   src/web/shell/{error-boundary,offer-card,originator-card,property-card}.tsx, src/web/shell.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { ApiContext } from '../../src/web/platform/api/transport/api-context.ts';
import { createClient } from '../../src/web/platform/api/transport/client.ts';
import type { OrgData } from '../../src/web/platform/data/org.ts';
import { OrgContext } from '../../src/web/platform/data/org-context.ts';
import { ErrorBoundary } from '../../src/web/shell/error-boundary.tsx';
import { OfferCard } from '../../src/web/shell/offer-card.tsx';
import { OriginatorCard } from '../../src/web/shell/originator-card.tsx';
import { PropertyCard } from '../../src/web/shell/property-card.tsx';
import { drawApp } from './fixtures/draw-app.tsx';
import { orgData } from './fixtures/org.ts';
import { smallCore } from './fixtures/small-flow.ts';
import { loginPages } from './fixtures/support-pages.ts';

function draw(children: ReactNode, org: OrgData = orgData()) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrgContext value={org}>
        <ApiContext value={createClient({ orgCode: 'acme' })}>
          <MemoryRouter>{children}</MemoryRouter>
        </ApiContext>
      </OrgContext>
    </SWRConfig>,
  );
}

test("[ACC-P5] 'Your Offer Details' shows only with an offer", () => {
  const { rerender } = draw(<OfferCard facts={{ application: { term: 10, rate: 9, amount: 60000 } }} />);
  expect(screen.getByRole('heading', { name: 'Your Offer Details' })).toBeVisible();
  for (const words of ['9.00%', '$60,000', '$760', '10 years']) expect(screen.getByText(words)).toBeVisible();
  rerender(<OfferCard facts={{ application: { term: 10, rate: 9, amount: 0 } }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('[ACC-N10] the property card shows address, value and condition', () => {
  const location = { street1: '1200 PINE ST', city: 'AUSTIN', state: 'TX', zip: '78701' };
  draw(
    <PropertyCard
      facts={{
        address: { location },
        figures: { property: { valueCents: 55_000_000 } },
        application: { status: { condition: 'GOOD' } },
      }}
      words={{ propertyCondition: { GOOD: 'Good' } }}
    />,
  );
  expect(screen.getByText('1200 Pine St, Austin, TX 78701')).toBeVisible();
  expect(screen.getByText('$550,000')).toBeVisible();
  expect(screen.getByText('Good')).toBeVisible();
});

test('[ACC-O1] the originator can be called and written to', () => {
  draw(
    <OriginatorCard
      originator={{
        originatorName: 'Dana Whitfield',
        email: 'd@x.example',
        phoneNumber: '+15125550177',
        nmls: '7',
      }}
    />,
  );
  expect(screen.getByRole('link', { name: /Call Dana Whitfield/ })).toHaveAttribute(
    'href',
    'tel:+15125550177',
  );
  expect(screen.getByRole('link', { name: /Email Dana Whitfield/ })).toHaveAttribute(
    'href',
    'mailto:d@x.example',
  );
  expect(screen.getByText('NMLS #7')).toBeVisible();
});

test('[ACC-E5][ACC-E6] what breaks while drawing becomes the fallback page, and is reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = vi.fn();
  const Broken = () => {
    throw new Error('broken');
  };
  draw(
    <ErrorBoundary report={report}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Sorry, looks like we have hit a snag!' })).toBeVisible();
  expect(screen.getByText('Please click “Try again”')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
    'href',
    '/account/heloc/dashboard',
  );
  expect(screen.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(screen.getByRole('alert').querySelector('svg.hl-picture')).not.toBeNull();
  expect(report).toHaveBeenCalledWith('HELOC: Error Fallback', expect.any(Error));
  vi.restoreAllMocks();
});

test('login leads to the wanted path of ours, and a wrong password says nothing about the account', async () => {
  let right = false;
  const { user } = drawApp('/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fnowhere', {
    'POST /identity/api/v1/login': () =>
      right ? { body: { jwt: 'x' } } : { status: 401, body: { errors: ['no'] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.example');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText("That email and password don't match. Try again.")).toBeVisible();
  right = true;
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/account/heloc/nowhere'));
});

test('help stands in the same place on every page and closes with Escape', async () => {
  const { user } = drawApp('/auth/login');
  const help = screen.getByRole('button', { name: 'Help' });
  await user.click(help);
  expect(screen.getByRole('link', { name: 'help@acme.example' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'help@acme.example' })).toBeNull();
  expect(help).toHaveFocus();
});

test('[ACC-R3] after logging out nothing of the borrower remains for the next one', async () => {
  const borrower = { uuid: 'first' };
  const menus = { profile: [{ label: 'Log out', to: 'action:logout' }] };
  const { user, server } = drawApp('/nowhere', {
    'POST /identity/api/v1/login': () => {
      borrower.uuid = 'second';
      return { body: { jwt: 'x' } };
    },
    'GET /service-application/api/v3/application/heloc/optermizerly-profile': () => ({ body: {} }),
    'PATCH /service-application/api/v3/application/heloc/optermizerly-profile': () => ({ status: 204 }),
    'POST /service-optimize/secure/api/v1/tracker': () => ({ body: {} }),
    'GET /service-profile/api/v1/profile': () => ({ body: { ...borrower } }),
    'GET /content/acme/abc/support/core.json': () => ({
      body: { ...smallCore, id: 'support', pages: loginPages, site: { menus } },
    }),
    'GET /service-operating-hours/external/api/v1/hours/OPS_PHONE': () => ({
      body: [{ weekday: 'MONDAY', weekdayValue: 1, isOpen: true, startTime: '06:00', endTime: '18:00' }],
    }),
  });
  const known = () =>
    server
      .calls('PATCH /service-application/api/v3/application/heloc/optermizerly-profile')
      .map(({ query }) => query);
  await waitFor(() => expect(known()).toEqual(['identityUuid=first']));
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
  expect(await screen.findByText(/^Contact hours: Monday/)).toBeInTheDocument();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'b@b.example');
  await user.type(screen.getByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(known()).toEqual(['identityUuid=first', 'identityUuid=second']));
});
