/** An invitation goes out once, opens by a button, reminds and expires. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, test, vi } from 'vitest';
import { sendDue } from '../../../../src/server/messages/send-due.ts';
import { sweepMessages } from '../../../../src/server/messages/sweep-messages.ts';
import { fact, settled } from '../real-server.ts';
import {
  borrower,
  dayMs,
  delivered,
  invitations,
  letters,
  note,
  open,
  outbox,
  send,
  server,
  stateOf,
  tokenIn,
} from './invited.ts';

/** The answer to a wish for a new link, and what was asked of the database until it came: not what jobs ask meanwhile. */
async function askForLink(email: string) {
  const ours = new AsyncLocalStorage<boolean>();
  const questions: string[] = [];
  const executor = Object.getPrototypeOf(server.world.db.getExecutor());
  const { executeQuery } = executor;
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(function (this: unknown, ...asked) {
    if (ours.getStore()) questions.push(String((asked[0] as { sql: string }).sql).slice(0, 60));
    return executeQuery.apply(this, asked);
  });
  const wake = vi.spyOn(server.world.queue, 'wake').mockImplementation(() => undefined);
  const payload = { flow: 'signer', page: 'new-link', action: 'submit', data: { email } };
  const url = '/identity/api/v1/page-submission';
  const ask = async () => await server.app.inject({ method: 'POST', url, payload });
  const { statusCode, body } = await ours.run(true, ask);
  spy.mockRestore();
  wake.mockRestore();
  return { statusCode, body, questions };
}

export function opening(): void {
  describe('an invitation', () => {
    test('goes to each owner once, by name, whatever is tried again', async () => {
      expect((await settled(server, borrower)).step).toBe('CO_DEED_REQ');
      await sendDue(server.world, borrower.uuid);
      await sweepMessages(server.world, (error) => expect(error).toBeUndefined());
      await delivered();
      expect(invitations('sam@example.com')).toHaveLength(1);
      expect(invitations('ada@example.com')).toHaveLength(1);
      const [letter] = invitations('sam@example.com');
      expect(letter?.text).toContain('Hi Sam,');
      expect(letter?.text).toContain('named you as an owner');
      expect(letter?.text).not.toContain('because you applied');
      expect(tokenIn(letter)).not.toBe(tokenIn(invitations('ada@example.com')[0]));
    });

    test('opens by the button alone; a scanner that follows the link changes nothing', async () => {
      const { client } = borrower;
      const page = await client.send('GET', '/account/heloc/heloc-signer/invitation');
      expect(page.status).toBe(200);
      expect((await stateOf('Sam')).status).toBe('INVITED');
    });

    test('opens for its own person, and for no one who is logged in as another', async () => {
      const token = tokenIn(invitations('sam@example.com')[0]);
      const foreign = await open(token, borrower.client);
      expect([foreign.status, JSON.stringify(foreign.body)]).toEqual([
        409,
        expect.stringContaining('s***@…'),
      ]);
      expect((await stateOf('Sam')).status).toBe('INVITED');

      const visitor = server.client();
      expect((await open(token, visitor)).status).toBe(200);
      expect((await stateOf('Sam')).status).toBe('VIEWED');
      const profile = await visitor.expect('GET', '/service-profile/api/v1/profile');
      expect(profile).toMatchObject({ profileType: 'CO_DEEDER' });
      const journey = await settled(server, borrower);
      expect(fact(journey, 'application.additionalSignerVersion')).toBe('v1');
      expect(fact(journey, 'application.helocSigners.0.identityUuid')).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('a used link, a cut-off one and one of another lender open nothing, and say what to do', async () => {
      const token = tokenIn(invitations('sam@example.com')[0]);
      const says = async (reply: Promise<{ status: number; body: unknown }>) =>
        JSON.stringify((await reply).body);
      expect(await says(open(token))).toContain('already used this link');
      expect(await says(open(token.slice(0, 40)))).toContain('Ask for a new link');
      const ada = tokenIn(invitations('ada@example.com')[0]);
      expect(await says(open(ada, server.client('alderquay')))).toContain('Ask for a new link');
      expect((await stateOf('Ada')).status).toBe('INVITED');
    });

    test('who has opened it logs in with a code; who was not invited learns that', async () => {
      const code = { code: '000000' };
      const back = await send(server.client(), {
        page: 'login',
        data: { email: 'sam@example.com', ...code },
      });
      expect(back.status).toBe(200);
      const stranger = await send(server.client(), {
        page: 'login',
        data: { email: 'x@example.com', ...code },
      });
      expect(JSON.stringify(stranger.body)).toContain("didn't send an invitation");
    });

    test('reminds an owner who has not opened it on the third, seventh and twelfth day', async () => {
      for (const days of [3, 4, 5]) {
        server.pass(days * dayMs + 60_000);
        await sweepMessages(server.world, (error) => expect(error).toBeUndefined());
        await delivered();
      }
      expect(letters('ada@example.com').map(({ subject }) => subject)).toHaveLength(4);
      expect(letters('ada@example.com').map(tokenIn)).toEqual(
        Array(4).fill(tokenIn(invitations('ada@example.com')[0])),
      );
      expect(letters('sam@example.com', /not finished signing|is waiting for your signature/)).toHaveLength(
        2,
      );
    });

    test('expires after fourteen days: the borrower hears of it, and a new link goes to the invited address alone', async () => {
      server.pass(2 * dayMs + 60_000);
      await sweepMessages(server.world, (error) => expect(error).toBeUndefined());
      await delivered();
      expect(
        outbox.sent.filter(({ subject }) => subject === 'The invitation for Ada has expired'),
      ).toHaveLength(1);
      const old = tokenIn(invitations('ada@example.com')[0]);
      expect(JSON.stringify((await open(old)).body)).toContain('expired');
      const late = await send(server.client(), {
        page: 'login',
        data: { email: 'ada@example.com', code: '000000' },
      });
      expect(JSON.stringify(late.body)).toContain('expired');

      const known = await askForLink('ada@example.com');
      expect([known.statusCode, known.questions.length > 1]).toEqual([200, true]);
      // The same words, and the same work, so that a clock tells nothing either (THREAT-28).
      expect(await askForLink('nobody@example.com')).toEqual(known);
      await delivered();
      expect(letters('nobody@example.com')).toEqual([]);
      expect(invitations('ada@example.com')).toHaveLength(2);
      expect(JSON.stringify((await open(old)).body)).toContain('newer one has replaced it');
      expect((await open(tokenIn(invitations('ada@example.com')[1]))).status).toBe(200);
      expect((await stateOf('Ada')).status).toBe('VIEWED');
    });
  });

  describe('how far a signer has come', () => {
    test('goes only onward, and what comes twice changes nothing', async () => {
      expect(await note('Sam', 'ID_DONE')).toBe(true);
      expect(await note('Sam', 'ID_DONE')).toBe(false);
      expect(await note('Sam', 'VIEWED')).toBe(false);
      expect((await stateOf('Sam')).status).toBe('ID_DONE');
    });
  });
}
