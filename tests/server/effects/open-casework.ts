/** What a borrower and a reviewer do about the conditions of one application, as tests do it. */
import { randomUUID } from 'node:crypto';
import type { Client } from '../../../src/tools/journey/client.ts';
import { plainPng } from '../../../src/tools/journey/png.ts';
import type { Casework } from '../../../src/types/casework.ts';
import type { Condition } from '../../../src/types/condition.ts';
import { fact, type RealServer, settled, submit, type Walk } from './real-server.ts';

export const note = 'Please send the page that shows your name.';
export const refusal = 'The second page is missing.';

/** A person at a lender's desk, logged in. */
export async function reviewer(server: RealServer, org = 'default'): Promise<Client> {
  const [email, password] = [`cond${randomUUID()}@example.com`, 'four random words here'];
  const client = server.client(org);
  await client.expect('POST', '/sandbox/reviewers', { email, password });
  await client.expect('POST', '/identity/api/v1/login', { email, password, code: '000000' });
  return client;
}

export type CaseworkOf = Awaited<ReturnType<typeof openCasework>>;

export async function openCasework(server: RealServer, borrower: Walk) {
  const agent = await reviewer(server);
  const loan = String(fact(await settled(server, borrower), 'application.loanNumber'));
  const { client, uuid: application } = borrower;
  const list = `/service-conditions/external/api/v1/applications/${application}/conditions/external-applicants`;

  const shown = async () => (await client.expect('GET', list)) as unknown as Condition[];
  const one = async ({ uuid }: Condition) => (await shown()).find((each) => each.uuid === uuid);
  const desk = async () =>
    (await agent.expect('GET', `/service-desk/secure/api/v1/conditions/${loan}`)) as unknown as Casework;

  function press(page: string, action: string, data: object, by = agent) {
    const sent = { flow: 'desk', page, action, data, query: { application: loan } };
    return by.send('POST', '/identity/api/v1/page-submission', sent, { 'idempotency-key': randomUUID() });
  }

  /** Raises a condition at the desk. @returns it as the borrower sees it */
  async function raise(data: object): Promise<Condition> {
    const before = (await shown()).map(({ uuid }) => uuid);
    const { status } = await press('conditions/raise', 'submit', { comments: note, ...data });
    const raised = (await shown()).find(({ uuid }) => !before.includes(uuid));
    if (status !== 200 || !raised) throw new Error(`The condition was not raised: ${status}.`);
    return raised;
  }

  function upload(
    bytes = plainPng(Math.floor(Math.random() * 2 ** 32)),
    name = 'paper.png',
    type = 'image/png',
  ) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
    const path = `/service-application/api/v1/application/heloc/${application}/files?type=SUPPORT`;
    return client.send('POST', path, form);
  }

  async function send({ uuid }: Condition, data: object = {}, files?: object[]) {
    const sent = files ?? [(await upload()).body as object];
    const params = {
      conditionUuid: uuid,
      conditionType: 'SUPPORT',
      conditionEnum: 'GENERIC_DOCUMENT_REQUEST',
    };
    const page = 'conditions/upload-document';
    return submit(borrower, page, { files: sent, ...data }, { action: 'send', params });
  }

  function confirmPhone({ uuid }: Condition, phoneCode: string, phone = '+12025550177') {
    const params = { conditionUuid: uuid };
    return submit(borrower, 'conditions/phone-number', { phone, phoneCode }, { action: 'confirm', params });
  }

  /** @param index the place of the document among those that the condition asks for */
  function decide(condition: Condition, verdict: 'ACCEPTED' | 'REJECTED', index = 0, more: object = {}) {
    const document = `${condition.uuid}/${condition.requestDocuments?.[index]?.uuid}`;
    const reason = verdict === 'REJECTED' ? { reason: refusal } : {};
    return press('conditions', 'submit', { document, verdict, ...reason, ...more });
  }

  const withdraw = ({ uuid }: Condition) => press('conditions/withdraw', 'submit', { condition: uuid });
  const standing = async (category: string) =>
    (await shown()).filter(({ categoryEnum }) => categoryEnum === category).map(({ status }) => status);

  return {
    ...{ agent, loan, shown, one, desk, press, raise, upload },
    ...{ send, confirmPhone, decide, withdraw, standing },
  };
}
