/** What a borrower reads in Spanish is refused in Spanish, in every room of the server; what is signed stays English. */
/** Covers src/server/platform/language, src/server/platform/errors, src/server/http/plugins/{answer-error,reader-language}.ts. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { fillOccasion } from '../../../src/server/documents/make-documents.ts';
import { speaking } from '../../../src/server/platform/language/spoken.ts';
import { type Wording, wordingIn } from '../../../src/server/platform/language/wording.ts';
import { fact, inside, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const { serverSays } = JSON.parse(readFileSync('flows/languages/es/site.json', 'utf8'));
let borrower: Walk;
let spanish: Wording;

const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server, { until: 'heloc/product/select' });
  await settled(server, borrower);
  await borrower.client.expect('PUT', '/identity/api/v1/language', { language: 'es' });
  spanish = wordingIn(server.world.content.orgs.default?.languages.es as never);
});

const api = '/service-application/api/v1/application/heloc';
const login = { email: 'nobody@example.com', password: 'not the password' };
const reset = { email: 'nobody@example.com', code: '123456', password: 'a porch light in autumn' };
const send = (method: string, path: string, body?: unknown, headers = {}) =>
  borrower.client.send(method, path, body, headers);
const file = (bytes: string) => {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'a.pdf');
  return form;
};

const refused: [room: string, says: string, ask: () => Promise<{ body: unknown }>][] = [
  ['identity/accounts', 'account.wrong', () => send('POST', '/identity/api/v1/login', login)],
  [
    'auth',
    'code.wrong',
    () =>
      send('POST', '/identity/api/v1/page-submission', {
        flow: 'support',
        page: 'auth/reset',
        action: 'submit',
        data: reset,
      }),
  ],
  [
    'identity/effects',
    'account.deadLink',
    () =>
      send('POST', '/identity/api/v1/page-submission', {
        flow: 'support',
        page: 'auth/link/open',
        action: 'submit',
        data: {},
        query: { token: 'x'.repeat(32) },
      }),
  ],
  [
    'registration',
    'account.earlierFirst',
    () =>
      sendAnew('POST', '/service-application/external/api/v1/registration/submission', {
        page: 'login-info',
        action: 'submit',
        data: {},
      }),
  ],
  [
    'uploads',
    'file.kinds',
    () => send('POST', `${api}/${borrower.uuid}/files?type=USER_UPLOADED_PAYSTUB`, file('no file')),
  ],
  ['submission', 'page.stale', () => submit(borrower, 'product/select', {}, { version: 0 })],
  ['submission, of a page that is shut', 'page.closed', () => submit(borrower, 'identity', {})],
  ['standing', 'application.none', () => send('GET', `${api}/${crypto.randomUUID()}/journey`)],
  [
    'uploads/hand-over',
    'phone.incomplete',
    () => send('GET', '/service-application/external/api/v1/hand-over'),
  ],
  ['uploads/routes', 'file.none', () => send('GET', `${api}/${borrower.uuid}/files/${crypto.randomUUID()}`)],
  ['http/plugins', 'request.notFound', () => send('POST', '/identity/api/v1/nowhere', {})],
];

test.each(refused)('%s', async (_, says, ask) => {
  const { body } = await ask();
  const [room = '', name = ''] = says.split('.');
  const wanted = serverSays[room][name].replace('{{left | tries}}', '4 intentos');

  expect((body as { errors: string[] }).errors).toEqual([wanted]);
});

test('effects and underwriting: an offer that changed is refused, and told, in Spanish', async () => {
  const offer = { term: 30, amount: 15_000, feePercent: 0, autopay: true, version: 'old' };
  const { body } = await submit(borrower, 'product/select', { offer });

  expect((body as { errors: string[] }).errors).toEqual([serverSays.offer.changed]);
});

test('facts: what waits for a proof is said in Spanish, and what was stored by its name is worded', async () => {
  const journey = await settled(server, borrower);

  expect(fact(journey, 'figures.incomeSources.0.text')).toBe(serverSays.income.notStarted);
  expect(spanish.word({ says: 'offer.held', gaps: { heldUntil: '2026-12-04' } })).toContain(
    '4 de diciembre de 2026',
  );
});

test('documents stay in the language of the flows, so that none is made again for a Spanish reader', async () => {
  const fill = (language: string | undefined) =>
    inside(server, borrower.uuid, async (scope) =>
      (await speaking(language, () => fillOccasion(scope, 'application'))).map(({ title, blocks }) => [
        title,
        blocks,
      ]),
    );

  expect(await fill('es')).toEqual(await fill(undefined));
});

// A visitor of its own, who has chosen Spanish and begun nothing.
async function sendAnew(method: string, path: string, body: unknown) {
  const visitor = server.client();
  await visitor.expect('PUT', '/identity/api/v1/language', { language: 'es' });
  return visitor.send(method, path, body);
}
