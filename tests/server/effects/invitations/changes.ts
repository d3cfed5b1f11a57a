/** What the borrower changes about the owners who are invited, and what becomes of those who were invited before. */
import { describe, expect, test } from 'vitest';
import { invitationToken } from '../../../../src/server/application/invitation-token.ts';
import { answerReview } from '../../../../src/server/desk/answer-review.ts';
import { invitationFacts } from '../../../../src/server/facts/invitation-facts.ts';
import { sendScan } from '../../desk/send-scan.ts';
import { fact, inside, settled, submit } from '../real-server.ts';
import { uploadPicture } from '../upload-picture.ts';
import {
  borrower,
  delivered,
  invitations,
  letters,
  login,
  note,
  open,
  other,
  right,
  send,
  server,
  stateOf,
  tokenIn,
} from './invited.ts';

export function changes(): void {
  describe('what the borrower changes', () => {
    const change = async (first: string, data: object) =>
      submit(borrower, 'signing/additional', { who: (await stateOf(first)).uuid, ...data });
    const refused = async (first: string, data: object) => JSON.stringify((await change(first, data)).body);
    const figuresOf = async () => {
      const journey = await settled(server, borrower);
      return fact(journey, 'figures.signers') as {
        name: string;
        email: string;
        status: string;
        note: string;
      }[];
    };
    const answer = async (name: string, given: string) => {
      const open = server.world.db.selectFrom('reviews').select(['uuid', 'name']).where('state', '=', 'OPEN');
      const review = await open.where('name', '=', name).executeTakeFirstOrThrow();
      const reason = 'I have read it.';
      if (given === 'signed') await sendScan(server.world, review.uuid);
      await answerReview(server.world, borrower.uuid, { ...review, answer: given, reason });
    };
    const own = async () => String(fact(await settled(server, borrower), 'profile.email'));

    test('an invitation goes again with another link, as often as a day allows', async () => {
      await login(borrower);
      for (let times = 0; times < 4; times += 1)
        expect((await change('Ada', { what: 'AGAIN' })).status).toBe(200);
      expect(await refused('Ada', { what: 'AGAIN' })).toContain('as many invitations as we can today');
      await delivered();
      const links = invitations('ada@example.com').map(tokenIn);
      expect([links.length, new Set(links).size]).toEqual([6, 6]);
      expect(JSON.stringify((await open(links[4] ?? '')).body)).toContain('newer one');
    });

    test("a corrected address is its own: neither the borrower's nor another owner's", async () => {
      const correct = (email: string) => refused('Ada', { what: 'CORRECT', email });
      expect(await correct(await own())).toContain('This one is yours');
      expect(await correct('SAM@example.com')).toContain('Another owner has this one');
      expect(await refused('Ada', { what: 'CORRECT' })).toContain('Change at least one');
      expect(await refused('Ada', { what: 'CORRECT', first: 'Adah' })).toContain(
        'already opened their invitation',
      );
    });

    test('with another address the link before dies, and who opened it at the wrong one is off', async () => {
      const links = invitations('ada@example.com').map(tokenIn);
      expect((await change('Ada', { what: 'CORRECT', email: right })).status).toBe(200);
      await delivered();
      expect(invitations(right)).toHaveLength(1);
      expect(JSON.stringify((await open(links[5] ?? '')).body)).toContain('was meant for someone else');
      const wrong = await send(server.client(), {
        page: 'login',
        data: { email: 'ada@example.com', code: '000000' },
      });
      expect(wrong.status).toBe(409);
      const [old] = (await inside(server, borrower.uuid, (scope) => scope.signers.list())).filter(
        ({ replaced }) => replaced,
      );
      const part = await inside(server, old?.partUuid ?? '', async (scope) => ({
        ...(await scope.entities.get('status')),
        ...(await invitationFacts(scope)),
      }));
      expect(part).toMatchObject({ cancelled: true, state: 'REPLACED' });
      expect((await figuresOf()).map(({ email, status }) => [email, status])).toEqual([
        ['sam@example.com', 'ID_DONE'],
        [right, 'INVITED'],
      ]);
    });

    test('the borrower hears that an owner would rather not sign, with the reason, and may ask again', async () => {
      expect(await note('Ada', 'DECLINED', 'I want to sell the house.')).toBe(true);
      await delivered();
      expect(letters(await own(), /^Ada would rather not sign$/)).toHaveLength(1);
      expect((await figuresOf())[1]?.note).toContain('I want to sell the house.');
      const link = tokenIn(invitations(right)[0]);
      expect(JSON.stringify((await open(link)).body)).toContain('ask the person who invited you');
      expect((await change('Ada', { what: 'AGAIN' })).status).toBe(200);
      await delivered();
      expect(invitations(right)).toHaveLength(2);
      expect((await stateOf('Ada')).status).toBe('INVITED');
      expect(JSON.stringify((await open(link)).body)).toContain('A newer invitation has replaced this one');
    });

    test('who has a login here already signs with it', async () => {
      const link = tokenIn(invitations(right)[1]);
      expect((await open(link, other.client)).status).toBe(200);
      expect((await stateOf('Ada')).status).toBe('VIEWED');
      const { uuid } = await other.client.expect('GET', '/service-profile/api/v1/profile');
      const journey = await settled(server, borrower);
      expect(JSON.stringify(fact(journey, 'application.helocSigners'))).toContain(String(uuid));
      const sam = await inside(server, borrower.uuid, async ({ signers }) => (await signers.list())[0]);
      await inside(server, borrower.uuid, ({ signers }) =>
        signers.change(sam?.uuid ?? '', { email: right, used: false }),
      );
      const again = invitationToken(server.world.secrets, { uuid: sam?.uuid ?? '', sends: sam?.sends ?? 0 });
      expect(JSON.stringify((await open(again, other.client)).body)).toContain(
        'Another owner signs with this email',
      );
      await inside(server, borrower.uuid, ({ signers }) =>
        signers.change(sam?.uuid ?? '', { email: 'sam@example.com' }),
      );
    });

    test('on paper by wish, the link stops and a person calls; the borrower speaks for no one who has opened a part', async () => {
      expect((await change('Sam', { what: 'IN_PERSON' })).status).toBe(200);
      await delivered();
      expect(letters('sam@example.com', /^You'll sign on paper$/)).toHaveLength(1);
      expect(letters(right, /paper/)).toHaveLength(0);
      await answer('coOwners', 'signed');
      expect((await stateOf('Sam')).status).toBe('SIGNED');

      // Who has opened a part agrees to electronic documents there, for themselves.
      const withdraw = await submit(borrower, 'document/disclosures', {}, { action: 'withdraw' });
      expect(withdraw.status).toBe(200);
      await delivered();
      expect(letters(right, /paper/)).toHaveLength(0);
      expect((await figuresOf())[1]?.note).toContain("They've opened their invitation");
      const back = { page: 'login', data: { email: right, code: '000000' } };
      expect((await send(server.client(), back)).status).toBe(200);
      expect((await change('Ada', { what: 'AGAIN' })).status).toBe(409);
      const agree = await submit(borrower, 'document/disclosures', { esign: true }, { action: 'agree' });
      expect(agree.status).toBe(200);
    });

    test('a person who is off the deed is taken off with proof: a reviewer reads it, and the others are enough', async () => {
      const proof = [await uploadPicture(borrower, 'OWNER_CHANGE')];
      expect(await refused('Ada', { what: 'GONE' })).toContain('Add the document');
      expect((await change('Ada', { what: 'GONE', proof })).status).toBe(200);
      expect((await figuresOf())[1]?.note).toContain("We're reading the document");
      await answer('ownerGone', 'stillOwner');
      expect((await figuresOf())[1]?.note).toContain("doesn't show that this person is off the deed");
      await delivered();
      expect(letters(await own(), /another document about an owner/)).toHaveLength(1);

      const better = [await uploadPicture(borrower, 'OWNER_CHANGE')];
      expect((await change('Ada', { what: 'GONE', proof: better })).status).toBe(200);
      await answer('ownerGone', 'gone');
      await delivered();
      expect(letters(right, /^You don't need to sign anymore$/)).toHaveLength(1);
      expect((await figuresOf()).map(({ status }) => status)).toEqual(['SIGNED', 'WITHDRAWN']);
      expect((await settled(server, borrower)).step).toBe('DEED_SIGNING');
      const status = '/service-application/api/v1/application/heloc/co-deed/status';
      const found = await borrower.client.expect('GET', status);
      expect(found).toEqual({ applicationUuid: borrower.uuid, coDeedStatus: 'COMPLETE' });
    });
  });
}
