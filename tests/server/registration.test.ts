/** From a visitor to a borrower with an application. */
/** Covers src/server/registration. */
import { expect, test } from 'vitest';
import { applications, contact, home, password, register, registration, submitStep } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();

test('a visitor answers page by page and ends with an application', async () => {
  const visitor = new Visitor(server.app);

  const first = await submitStep(visitor, 'property-info', home);
  expect(first.statusCode, first.body).toBe(200);
  expect(first.json()).toMatchObject({ next: 'contact-info', done: ['property-info'] });
  expect(first.json().draft.address.location.state).toBe('CA');
  expect((await submitStep(visitor, 'contact-info', contact('Ada@Example.com'))).json().next).toBe(
    'login-info',
  );
  const last = await submitStep(visitor, 'login-info', { password, code: '000000', terms: true });

  expect(last.statusCode, last.body).toBe(200);
  const { application } = last.json().next;
  expect(last.json().jwt).toBe(visitor.token);
  const journey = (await visitor.get(`${applications}/${application}/journey`)).json();
  expect(journey).toMatchObject({ step: null, done: [], version: 0 });
  expect(journey.facts.profile.email).toBe('ada@example.com');
  expect(journey.facts.application.consents).toEqual([{ type: 'TERMS' }]);
  expect(journey.facts.hmda).toBeUndefined();
});

test('a reload finds the answers, and the page to go on with', async () => {
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await visitor.put(`${registration}/drafts/contact-info`, { data: { first: 'Ada', unknown: 1 } });

  const draft = (await visitor.get(registration)).json();

  expect(draft).toMatchObject({ done: ['property-info'], page: 'contact-info' });
  expect(draft.drafts).toEqual({ 'contact-info': { first: 'Ada' } });
});

test('a password is never kept in a draft', async () => {
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await visitor.put(`${registration}/drafts/login-info`, { data: { password, code: '000000' } });

  expect((await visitor.get(registration)).body).not.toContain('random');
});

test('a state without a licence stops, until the address changes', async () => {
  const visitor = new Visitor(server.app);
  const elsewhere = { location: { ...home.location, city: 'Honolulu', state: 'HI', zip: '96801' } };

  const stopped = await submitStep(visitor, 'property-info', elsewhere);
  expect(stopped.json()).toMatchObject({
    next: { stop: 'stop/unlicensed' },
    stop: 'stop/unlicensed',
    done: [],
  });
  expect((await submitStep(visitor, 'contact-info', contact('x@example.com'))).statusCode).toBe(409);

  const again = await submitStep(visitor, 'property-info', home);
  expect(again.json().next).toBe('contact-info');
  expect(again.json().stop).toBeUndefined();
});

test('pages cannot be skipped; the answer names where to go on', async () => {
  const skipped = await submitStep(new Visitor(server.app), 'login-info', {
    password,
    code: '000000',
    terms: true,
  });

  expect(skipped.statusCode).toBe(409);
  expect(skipped.json().path).toBe('property-info');
});

test('mistakes are named field by field', async () => {
  const wrong = await submitStep(new Visitor(server.app), 'property-info', {
    location: { street1: 'PO Box 1', city: 'X', state: 'ZZ', zip: '1' },
  });

  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().fields['/location/street1']).toBe('Enter a street address, not a PO box');
  expect(wrong.json().errors.length).toBeGreaterThan(1);
});

test('an address that has an account is told so only after its code', async () => {
  const { email } = await register(server);
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact(email.toUpperCase()));

  const guess = await submitStep(visitor, 'login-info', { password, code: '111111', terms: true });
  const proved = await submitStep(visitor, 'login-info', { password, code: '000000', terms: true });

  expect(guess.statusCode).toBe(422);
  expect(guess.json().fields['/code']).toBe("That code isn't right. You have 4 tries left");
  expect(proved.statusCode).toBe(409);
  expect(proved.json()).toMatchObject({
    message: 'identity exists',
    errors: ['An account with this email already exists. Log in'],
  });
});

test('the code that was sent works once asked for, and at most every thirty seconds', async () => {
  const visitor = new Visitor(server.app);
  const email = 'coded@example.com';
  const ask = () => visitor.post('/identity/api/v1/otp', { email });
  expect((await ask()).statusCode).toBe(204);
  const early = await ask();
  expect(early.statusCode).toBe(429);
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  const code = /\d{6}/.exec(server.outbox.sent.findLast(({ to }) => to === email)?.text ?? '')?.[0];

  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact(email));
  const done = await submitStep(visitor, 'login-info', { password, code, terms: true });

  expect(done.statusCode, done.body).toBe(200);
});

test('a code dies after five wrong tries', async () => {
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact('tries@example.com'));
  const guess = async () => {
    const answer = await submitStep(visitor, 'login-info', { password, code: '111111', terms: true });
    return answer.json().errors[0];
  };

  const said = [await guess(), await guess(), await guess(), await guess(), await guess(), await guess()];

  expect(said[3]).toBe("That code isn't right. You have 1 try left");
  const over = "You've tried this code too many times. Ask for a new one.";
  expect(said.slice(4)).toEqual([over, over]);
});

test('a guessable password is refused with a reason', async () => {
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact('weak@example.com'));

  const weak = await submitStep(visitor, 'login-info', {
    password: 'password1234',
    code: '000000',
    terms: true,
  });

  expect(weak.statusCode).toBe(422);
  expect(weak.json().fields['/password']).toMatch(/easy to guess/);
});

test('the specification’s register call ends the draft as well', async () => {
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact('direct@example.com'));

  const answer = await visitor.post('/identity/api/v1/registration/register', {
    password,
    code: '000000',
    consents: { terms: true },
  });

  expect(answer.statusCode, answer.body).toBe(200);
  expect(Object.keys(answer.json()).sort()).toEqual(['jwt', 'uuid']);
});

test('twenty at once make one account', async () => {
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact('race@example.com'));
  const cookies = { ...visitor.cookies };

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.app.inject({
        method: 'POST',
        url: `${registration}/submission`,
        cookies,
        payload: { page: 'login-info', action: 'submit', data: { password, code: '000000', terms: true } },
      }),
    ),
  );

  const made = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map((answer) => answer.json().next.application);
  expect(new Set(made).size).toBe(1);
  expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
});

test('a lost answer is given again to the holder of the password', async () => {
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact('lost@example.com'));
  const cookies = { ...visitor.cookies };
  const data = { password, code: '000000', terms: true };
  const heard = await submitStep(visitor, 'login-info', data);
  const retrying = () => Object.assign(new Visitor(server.app), { cookies: { ...cookies } });

  const again = await submitStep(retrying(), 'login-info', data);
  const guess = await submitStep(retrying(), 'login-info', { ...data, password: 'four other words' });

  expect(again.statusCode, again.body).toBe(200);
  expect(again.json().next).toEqual(heard.json().next);
  expect(guess.statusCode).toBe(409);
});

test('FAULT-5: what is typed or opened before the last answer is asked for again does not take it away', async () => {
  const visitor = new Visitor(server.app);
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact('lost-again@example.com'));
  const cookies = { ...visitor.cookies };
  const data = { password, code: '000000', terms: true };
  const heard = await submitStep(visitor, 'login-info', data);
  const retrying = Object.assign(new Visitor(server.app), { cookies: { ...cookies } });

  const typed = await server.app.inject({
    method: 'PUT',
    url: `${registration}/drafts/login-info`,
    cookies,
    payload: { data: { terms: true } },
  });
  expect([typed.statusCode, typed.headers['set-cookie']]).toEqual([204, undefined]);
  const again = await submitStep(retrying, 'login-info', data);
  expect(again.json().next).toEqual(heard.json().next);
});

test('an invitation opens with the answers filled in', async () => {
  const broker = new Visitor(server.app);
  const invitation = await broker.post('/sandbox/invitations', {
    profile: { email: 'lead@example.com', name: { first: 'Lea', last: 'Dean' }, phone: '+12025550124' },
  });
  const invited = new Visitor(server.app);
  const opened = await invited.get(`${registration}?invite=${invitation.json().code}`);
  expect(opened.json()).toMatchObject({ invited: true, draft: { profile: { name: { first: 'Lea' } } } });

  const done = await submitStep(invited, 'account-setup', { password, code: '000000', terms: true });

  expect(done.json().next.application).toMatch(/^[0-9a-f-]{36}$/);
});
