/** The pages before the login, as a visitor sends them, and what a test looks up behind them. */
import { emailIndex } from '../../../src/server/platform/crypto/email-index.ts';
import type { TestServer, Visitor } from '../harness.ts';

export const fresh = 'seven quiet green boats';

export const mine = '/service-application/api/v3/application/heloc/all';

export const named = { 'x-auth0-application-name': 'heloc' };

export const broker = (kind: string, path: string) => `/identity-broker/${kind}/${path}`;

export const page = (visitor: Visitor, id: string, action: string, data: object, query: object = {}) =>
  visitor.post('/identity/api/v1/page-submission', { flow: 'door', page: id, action, data, query });

export const login = (visitor: Visitor, email: string, secret: string) =>
  visitor.post('/identity/api/v1/login', { email, password: secret });

export const plain = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  body.replace(/"requestId":"[^"]+"/, ''),
];

/** What the newest message to this address carries. */
export const tokenTo = (server: TestServer, email: string) => {
  const message = server.outbox.sent.findLast(({ to }) => to === email);
  return /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
};

/** Makes the account of this address one of another kind. */
export const become = (server: TestServer, email: string, kind: string) =>
  server.world.db
    .updateTable('accounts')
    .set({ kind })
    .where('email_index', '=', emailIndex(server.world, 'default', email))
    .execute();

/** Turns a lender's flag on for the length of a test. */
export async function withFlag(server: TestServer, key: string, run: () => Promise<void>) {
  const flag = server.world.content.orgs.default?.site.flags?.[key];
  if (!flag) throw new Error(key);
  flag.enabled = true;
  try {
    await run();
  } finally {
    flag.enabled = false;
  }
}
