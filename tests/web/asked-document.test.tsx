/** What a borrower reads who is asked for a document: which one it is, or who to call where no one has said. */
/** Covers flows/heloc/pages/conditions/upload-document.json, flows/heloc/rules/conditions.json. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flowCore, pageForBrowser } from '../../src/engine/content/flow-core.ts';
import { productContent } from '../product.ts';
import { drawApp, journey, UUID } from './fixtures/draw-app.tsx';

const { default: lender } = productContent().orgs;
const heloc = lender?.flows.heloc;
const id = 'conditions/upload-document';
const condition = '7f2c1b4a-0000-4000-8000-000000000001';

async function read(told: object): Promise<string> {
  const page = heloc?.pages[id];
  if (!heloc || !page) throw new Error(`no page ${id}`);
  const asked = {
    uuid: condition,
    type: 'SUPPORT',
    title: 'The document we asked you for',
    status: 'REQUESTED',
  };
  const one = {
    ...{ uuid: condition, category: 'GENERIC_DOCUMENT_REQUEST', status: 'REQUESTED', actionNeeded: true },
    ...{ title: 'We need a document', reason: 'Someone needs one more document.', dueOn: '2026-12-10' },
    ...{ sent: 0, asked: 1, requestDocuments: [asked], asks: [asked], ...told },
  };
  const facts = { profile: {}, application: { uuid: UUID, loanNumber: 'HL-1', conditions: [one] } };
  drawApp(`/${UUID}/${id}?conditionUuid=${condition}`, {
    'GET /content/acme/abc/heloc/core.json': () => ({ body: flowCore(heloc) }),
    [`GET /content/acme/abc/heloc/page/${id}.json`]: () => ({ body: pageForBrowser(page) }),
    [`GET /service-application/api/v1/application/heloc/${UUID}/journey`]: () =>
      journey({ facts, step: 'LIEN_VERIFICATION' }),
  });
  await screen.findByRole('heading', { level: 1, name: 'We need a document' });
  await screen.findByRole('heading', { name: 'Your document' });
  return document.querySelector('main')?.textContent ?? '';
}

test('a request without a note says whom to ask which document it is, and until when', async () => {
  const text = await read({});

  expect(text).toContain('Which document to send');
  expect(text).toMatch(/Call us at .*\d{3}.*\d{4} before you send anything/);
  expect(text).toContain('December 10, 2026');
  expect(text).not.toContain('Our note to you');
  expect(text).not.toMatch(/\{\{|undefined|REQUESTED|SUPPORT/);
});

test('a note of the reviewer stands there instead', async () => {
  const text = await read({ commentsToBorrower: 'Your latest water bill.' });

  expect(text).toContain('Our note to you');
  expect(text).toContain('Your latest water bill.');
  expect(text).not.toContain('Which document to send');
});
