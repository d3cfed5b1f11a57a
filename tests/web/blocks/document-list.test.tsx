/** Every document with where it stands: what can be opened is opened, what cannot says why. */
/** Covers src/web/blocks/{document-list,document-row}.tsx, src/web/blocks/listed-document.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
// What the browser loads later is here before the tests begin.
import '../../../src/web/blocks/document-list.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import { smallPage } from '../fixtures/small-flow.ts';
import { whole } from '../fixtures/whole.ts';

const at = '2026-11-20T18:00:00Z';
const made = {
  ...{ uuid: 'm1', type: 'HELOC_AGREEMENT', title: 'Agreement', status: 'SIGNED', createdAt: at },
  signedAt: '2026-11-21T18:00:00Z',
  earlier: [{ uuid: 'm0', createdAt: '2026-11-19T18:00:00Z' }],
};
const sent = (uuid: string, status: string, more: object = {}) => ({
  ...{
    uuid,
    status,
    type: 'TAX_BILL',
    group: 'UPLOAD',
    name: `${uuid}.png`,
    mime: 'image/png',
    createdAt: at,
  },
  ...more,
});

/** Whether rows are near the screen: here by the word of the test. */
let isIntersecting = false;
beforeEach(() => {
  isIntersecting = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting }]);
      }
      disconnect() {}
    },
  );
});

async function open(documents: object[], block: object = {}) {
  const { page } = smallPage('ask');
  const papers = {
    block: 'document-list',
    id: 'all',
    from: 'application.documents',
    made: 'From us',
    sent: 'From you',
  };
  const drawn = drawApp(`/${UUID}/ask`, {
    'GET /content/acme/abc/heloc/page/ask.json': () => ({
      body: { ...page, content: [{ ...papers, ...block }] },
    }),
    [`GET ${LINE}/journey`]: () => journey({ facts: { application: { uuid: UUID, documents } } }),
  });
  await screen.findAllByRole('heading', { name: /^From / }, { timeout: 20_000 });
  return drawn;
}

const row = (title: string) =>
  within(screen.getByText(title).closest('li.hl-document-list-row') as HTMLElement);

test('what the lender made says when it came and was signed, and opens in each version', async () => {
  await open([made]);

  const agreement = row('Agreement');
  expect(agreement.getByText('Signed', { selector: '.hl-document-list-mark' })).toBeVisible();
  expect(agreement.getByText(whole('Received November 20, 2026'))).toBeVisible();
  expect(agreement.getByText(whole('Signed November 21, 2026'))).toBeVisible();
  expect(agreement.getByRole('button', { name: 'Open Agreement' })).toBeVisible();
  expect(agreement.getByText('Earlier versions (1)')).toBeVisible();
  expect(agreement.getByText(whole('Agreement, November 19, 2026'))).toBeInTheDocument();
});

test.each([
  ['RECEIVED', 'Not submitted', /^Submit the page/],
  ['SUBMITTED', 'Sent', undefined],
  ['IN_REVIEW', 'With a reviewer', undefined],
  ['ACCEPTED', 'Accepted', undefined],
  ['REJECTED', 'Not accepted', /^It has expired\.$/],
])('an upload that is %s is marked "%s" and can be opened', async (status, mark, note) => {
  await open([sent('bill', status, { rejectReason: 'It has expired.', seenAt: at })]);

  const bill = row('bill.png');
  expect(bill.getByText(mark)).toBeVisible();
  expect(bill.getByText(whole('Uploaded November 20, 2026'))).toBeVisible();
  expect(bill.getByText(whole('Opened by Acme Lending, Inc. November 20, 2026'))).toBeVisible();
  expect(bill.getByRole('button', { name: /^Open / })).toBeVisible();
  expect(bill.getByRole('button', { name: 'Download bill.png' })).toBeVisible();
  if (note) expect(bill.getByText(note)).toBeVisible();
});

test.each([
  ['CHECKING', new Date().toISOString(), /^We're checking it for viruses/],
  ['CHECKING', at, /taking longer than usual/],
  ['INFECTED', at, /we destroyed it\. Send another copy/],
])('an upload that is %s cannot be opened and says why', async (status, createdAt, note) => {
  await open([sent('bill', status, { createdAt })]);

  expect(row('bill.png').getByText(note)).toBeVisible();
  expect(row('bill.png').queryByRole('button')).toBeNull();
});

test('the desk reads whose it is and who opened it, and opens only what its task opens', async () => {
  const seen = [{ by: 'ann@lender.example', at }];
  await open([
    { ...made, person: 'Maria Alvarez', locked: true },
    sent('bill', 'RECEIVED', { person: 'Pat Alvarez', seen }),
  ]);

  expect(row('Agreement').getByText(whole('For Maria Alvarez'))).toBeVisible();
  expect(row('Agreement').queryByRole('button', { name: /^Open/ })).toBeNull();
  expect(row('bill.png').getByText(whole('Uploaded November 20, 2026 by Pat Alvarez'))).toBeVisible();
  expect(row('bill.png').getByText(whole(/^Opened by ann, November 20, 2026/))).toBeVisible();
  expect(row('bill.png').queryByText(/^Submit the page/)).toBeNull();
});

test('where nothing was uploaded the page says so, or leaves it out', async () => {
  const drawn = await open([made], { none: 'Nothing yet.' });
  expect(screen.getByText('Nothing yet.')).toBeVisible();
  drawn.unmount();

  await open([made]);
  expect(screen.queryByRole('heading', { name: 'From you' })).toBeNull();
});

test('the small picture of an upload is asked for when its row comes near, and only of those that can be opened', async () => {
  isIntersecting = true;
  const pictures = ['bill', 'virus'].map((uuid) => sent(uuid, uuid === 'bill' ? 'SUBMITTED' : 'CHECKING'));
  const { server } = await open(pictures);

  const asked = () => server.calls(`GET ${LINE}/documents/*`).map(({ path, query }) => `${path}?${query}`);
  await waitFor(() => expect(asked()).toEqual([`${LINE}/documents/bill?as=thumbnail`]));
});
