/** Covers flows/heloc/pages/error/timeout.json, flows/heloc/steps.json. */
/** A borrower whom somebody has to call about the credit file reads so, and not that a service is late: on the page and on the dashboard. */
import { expect, test } from 'vitest';
import { visible } from '../../../src/engine/answers/visible.ts';
import type { CompiledFlow } from '../../../src/engine/content/bundle.ts';
import { worded } from '../../../src/engine/journey/worded.ts';
import { textsIn } from '../../../src/engine/lints/texts.ts';
import type { Journey } from '../../../src/tools/journey/drive.ts';
import { productContent } from '../../product.ts';
import { arrive, settled, submit, type Walk, walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();
const flow = productContent().orgs.default?.flows.heloc as CompiledFlow;

/** Title, lead and the shown blocks of the page of the step, as one text. */
function read({ facts }: Journey): string {
  const page = flow.pages['error/timeout'];
  if (!page) throw new Error('No page error/timeout');
  const { title, lead, content = [] } = worded(flow, page, facts);
  const shown = visible(flow, page, facts, {});
  const blocks = content.filter(({ id }) => id === undefined || shown.has(id));
  return [title, lead, ...textsIn(blocks).map(({ text }) => text)].join('\n');
}

async function card({ client }: Walk) {
  const [entry] = (await client.expect(
    'GET',
    '/service-application/api/v3/application/heloc/all',
  )) as never as {
    waits: boolean;
    status: string;
  }[];
  return entry;
}

const late = /hasn't responded|Wait a few minutes/;

test('an alert on the file is told as an alert: who calls, when, and at which number', async () => {
  const borrower = await walk(server, { key: 'facta', until: 'heloc/liens' });
  const page = read(await settled(server, borrower));

  expect(page).not.toMatch(late);
  expect(page).toContain('fraud or active-duty alert');
  expect(page).toContain("We'll call you within one business day");
  expect(page).toContain('the number your alert names');
  expect(await card(borrower)).toMatchObject({ waits: true, status: "We need to make sure it's you" });
  // The bureau still has the alert, so the file is asked for and nothing else changes.
  expect((await submit(borrower, 'error/timeout', {}, { action: 'lifted' })).status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('FACTA_REVIEW');
});

test("the file of a minor is told as such, asks for what may be mistyped, and is not the borrower's turn", async () => {
  const borrower = await walk(server, { key: 'minor', until: 'heloc/liens' });
  const page = read(await settled(server, borrower));

  expect(page).not.toMatch(late);
  expect(page).toContain('We need to confirm your age');
  expect(page).toContain('Check your date of birth and Social Security number');
  expect(await card(borrower)).toMatchObject({ waits: true, status: 'We need to confirm your age' });
  const details = { dob: '1984-05-06', ssn: '666101234' };
  expect((await submit(borrower, 'error/timeout', details, { action: 'correct' })).status).toBe(200);
});

test('an alert at the hard check is not lifted by another hard inquiry', async () => {
  const borrower = await walk(server, { key: 'hardalert', until: 'heloc/income/link' });
  const page = read(await settled(server, borrower));

  expect(page).toContain('fraud or active-duty alert');
  expect(page).not.toMatch(late);
  expect(page).not.toContain('Check again');
  expect((await submit(borrower, 'error/timeout', {}, { action: 'lifted' })).status).toBe(409);
});

test('a credit check that failed is still told as a service that is late', async () => {
  const borrower = await arrive(server, { key: 'crediterror', until: 'heloc/liens' });
  expect(read(await settled(server, borrower))).toMatch(late);
});
