/** ASVS 7.4.2, 7.4.5: an operator lists, closes and opens logins of the desk, and ends what is open. */
/** Covers src/server/desk/reviewer-command.ts, src/server/desk/list-reviewers.ts, src/server/auth/close-login.ts, src/server/auth/account-topic.ts, src/server/chat/end-with.ts. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reviewerArguments, reviewerCommand } from '../../../src/server/desk/reviewer-command.ts';
import { localBroadcasts } from '../../../src/server/platform/broadcasts/local-broadcasts.ts';
import { page } from '../accounts/door.ts';
import { password, register } from '../borrower.ts';
import { joinAsAgent } from '../chat/agents.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';

const broadcasts = localBroadcasts();
const server = sharedTestServer({ broadcasts });
const desk = '/service-desk/secure/api/v1/review';
const login = '/identity/api/v1/login';

async function reviewer() {
  const account = { email: `rev${randomUUID()}@example.com`, password };
  const visitor = new Visitor(server.app);
  await visitor.post('/sandbox/reviewers', account);
  await visitor.post(login, { ...account, code: '000000' });
  return { visitor, account };
}

/** @returns what it said, and its lines of the security log */
async function command(...args: string[]) {
  const said: string[] = [];
  const noted: object[] = [];
  const world = {
    ...server.world,
    note: (event: string, what: object) => void noted.push({ event, ...what }),
  };
  await reviewerCommand(world, reviewerArguments(args), (line) => said.push(line));
  return { said: said.join('\n'), noted };
}

test('a closed login ends at once with its sessions and connections, and does not begin again in any way', async () => {
  const { visitor, account } = await reviewer();
  const line = await joinAsAgent(server, visitor);
  const { email } = account;
  await page(visitor, 'link', 'submit', { email });
  const token = /#token=([\w-]+)/.exec(
    server.outbox.sent.findLast(({ to }) => to === email)?.text ?? '',
  )?.[1];
  expect((await visitor.get(desk)).statusCode).toBe(200);

  const { said, noted } = await command('--email', email, '--disable');
  expect(said).toBe(`${email} may not log in any more; what was open is closed.`);
  expect(noted).toMatchObject([
    { event: 'reviewer-disabled', account: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  expect((await visitor.get(desk)).statusCode).toBe(401);
  const refused = await new Visitor(server.app).post(login, { ...account, code: '000000' });
  const wrong = await new Visitor(server.app).post(login, { ...account, password: 'eleven wooden boats' });
  expect([refused.statusCode, refused.json().errors]).toEqual([401, wrong.json().errors]);
  expect((await page(new Visitor(server.app), 'open', 'submit', {}, { token })).statusCode).toBe(409);
  const fresh = { email, code: '000000', password: 'eleven wooden boats at night' };
  expect((await page(new Visitor(server.app), 'reset', 'submit', fresh)).statusCode).toBe(401);
  // As the server does once it hears of the command's notice.
  broadcasts.tell(`account/${(noted[0] as { account: string }).account}`);
  expect(await line.closed).toBe(4401);

  await command('--email', email, '--enable');
  const again = await new Visitor(server.app).post(login, {
    ...account,
    password: fresh.password,
    code: '000000',
  });
  const same = await new Visitor(server.app).post(login, { ...account, code: '000000' });
  expect([again.statusCode, same.statusCode].sort()).toEqual([200, 401]);
});

test('a session that was begun while the login was being closed opens nothing', async () => {
  const { visitor, account } = await reviewer();
  await command('--email', account.email, '--disable');
  await server.world.db.updateTable('sessions').set({ revoked_at: null }).execute();
  expect((await visitor.get(desk)).statusCode).toBe(401);
});

test('an operator ends sessions, and lets a lost second factor be set up again', async () => {
  const { visitor, account } = await reviewer();
  const { noted } = await command('--email', account.email, '--end-sessions');
  expect(noted).toMatchObject([{ event: 'sessions-ended' }]);
  expect((await visitor.get(desk)).statusCode).toBe(401);

  const back = new Visitor(server.app);
  await back.post(login, { ...account, code: '000000' });
  expect((await command('--email', account.email, '--reset-factor')).noted).toMatchObject([
    { event: 'factor-reset' },
  ]);
  expect((await back.get(desk)).statusCode).toBe(401);
  await back.post(login, account);
  expect((await back.get('/identity/secure/api/v1/second-factor')).json().state).toBe('SET_UP');
});

test('the list says who may log in, with which rights', async () => {
  const { account } = await reviewer();
  const open = (await command('--list')).said.split('\n').find((line) => line.includes(account.email));
  expect(open).toMatch(/^default .*: may log in, second factor since \d{4}-\d\d-\d\d, 1 live session$/);
  await command('--email', account.email, '--disable');
  await command('--email', account.email, '--files');
  const closed = (await command('--list', '--org', 'default')).said
    .split('\n')
    .find((line) => line.includes(account.email));
  expect(closed).toMatch(/: disabled on .*, downloads the register, 0 live sessions$/);
});

test('an operator cannot close the login of a borrower or of nobody, or ask for two things at once', async () => {
  const { email } = await register(server);
  await expect(command('--email', email, '--disable')).rejects.toThrow("is a borrower's login");
  await expect(command('--email', 'nobody@example.com', '--disable')).rejects.toThrow('Nobody reviews for');
  expect(() => reviewerArguments(['--email', email, '--disable', '--enable'])).toThrow('one thing at a time');
  expect(() => reviewerArguments(['--email', email, '--disable', '--files'])).toThrow('one thing at a time');
});

test('who may approve what lenders say is one of ours, as long as the login is made so', async () => {
  const email = `rev${randomUUID()}@example.com`;
  const { said, noted } = await command('--email', email, '--approves');

  expect(said).toContain(`${email} may approve what lenders say.`);
  expect(noted).toMatchObject([{ event: 'reviewer-made', approves: true, files: false }]);
  expect((await command('--list')).said).toMatch(new RegExp(`${email}: .+, approves lenders,`));
  await command('--email', email);
  expect((await command('--list')).said).not.toMatch(new RegExp(`${email}: .+approves lenders`));
  expect(() => reviewerArguments(['--email', email, '--org', 'acme', '--approves'])).toThrow('of ours');
  expect(() => reviewerArguments(['--email', email, '--disable', '--approves'])).toThrow(
    'one thing at a time',
  );
});
