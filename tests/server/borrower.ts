/** A borrower who has registered, and the pages that it took. */
import { randomUUID } from 'node:crypto';
import { type TestServer, Visitor } from './harness.ts';

export const registration = '/service-application/external/api/v1/registration';
export const applications = '/service-application/api/v1/application/heloc';
export const password = 'four random words';

export const home = {
  location: { street1: '12 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' },
};

let count = 0;

export type Borrower = Visitor & { uuid: string; email: string };

export async function register(
  server: Pick<TestServer, 'app'>,
  orgCode = 'default',
  email?: string,
  language?: string,
): Promise<Borrower> {
  const visitor = new Visitor(server.app, orgCode);
  if (language) await visitor.put('/identity/api/v1/language', { language });
  const address = email ?? `borrower${++count}-${randomUUID().slice(0, 8)}@example.com`;
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact(address));
  const last = await submitStep(visitor, 'login-info', { password, code: '000000', terms: true });
  if (last.statusCode !== 200) throw new Error(last.body);
  return Object.assign(visitor, { uuid: last.json().next.application as string, email: address });
}

export const contact = (email: string) => ({
  email,
  phone: '+12025550123',
  first: 'Ada',
  last: 'Alvarez',
});

export function submitStep(visitor: Visitor, page: string, data: object) {
  return visitor.post(`${registration}/submission`, { page, action: 'submit', data });
}

export const start = { maritalStatus: 'MARRIED', softCredit: true };

export function submit(
  borrower: Borrower,
  page: string,
  data: object,
  { key = randomUUID() as string, ...more }: Record<string, unknown> & { key?: string } = {},
) {
  const body = { page, action: 'submit', data, ...more };
  return borrower.post(`${applications}/${borrower.uuid}/submission`, body, { 'idempotency-key': key });
}
