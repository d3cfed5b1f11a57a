/** What our questions to outside parties look like on the wire, and what becomes of answers that are no answers. */
/**
 * Covers src/server/platform/parties/common/in-time.ts, src/server/platform/parties/over-http.ts, src/server/platform/parties/party-settings.ts,
 *   src/server/platform/parties/{sandbox/resolve-persona,sandbox-parties}.ts, src/server/platform/parties/http.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTime } from '../../src/server/platform/parties/common/in-time.ts';
import type { Subject } from '../../src/server/platform/parties/common/subject.ts';
import { partiesOverHttp } from '../../src/server/platform/parties/over-http.ts';
import type { AskedParties } from '../../src/server/platform/parties/parties.ts';
import { readPartySettings } from '../../src/server/platform/parties/party-settings.ts';
import { questions as ofEach, type Question } from '../../src/server/platform/parties/rehearsal/questions.ts';
import { personaKeys } from '../../src/server/platform/parties/sandbox/resolve-persona.ts';
import { sandboxParties } from '../../src/server/platform/parties/sandbox-parties.ts';
import type { Fault } from './faults.ts';
import { folder, type MockParties, openMockParties } from './mock-parties.ts';

let mock: MockParties;
let parties: AskedParties;

beforeAll(async () => {
  mock = await openMockParties();
  mock.borrower = async () => ({ ...ada, persona });
  parties = await partiesOverHttp({ settings: readPartySettings(mock.env), folder, patienceMs: 3_000 });
});
afterAll(() => mock.close());
beforeEach(() => {
  persona = 'happy';
  mock.asked.length = 0;
});

let persona = 'happy';
const address = { street1: '12 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };
const ada: Subject = {
  email: 'ada+score@example.com',
  firstName: 'Ada',
  lastName: 'Alvarez',
  birthDate: '1984-05-06',
  ssn: '666101001',
  address,
  persona: 'score',
};
let occasions = 0;
const asking = (occasion = `occasion ${++occasions}`): Subject => ({
  ...ada,
  asking: { application: '7f5c1f0e-1111-4222-8333-944455556666', occasion },
});
const now = Date.UTC(2026, 10, 23);
const visit = { kind: 'RETURNS', state: 's'.repeat(43) } as const;
const login = { institution: 'Bank', username: 'user_good', password: 'pass_good' };
const failure = (ask: Promise<unknown>) => ask.then(() => 'answered', String);
const keys = () => new Set(mock.asked.map(({ key }) => key)).size;
const works = () => mock.asked.filter(({ worked }) => worked).length;

describe('a question', () => {
  test('is answered as the sandbox answers, for every sample borrower and every party', async () => {
    const sample = await sandboxParties();
    for (persona of personaKeys()) {
      const own = { ...ada, persona };
      for (const question of questions) {
        // One sample borrower's county never answers, in the sandbox and across the wire.
        const noAnswer = () => 'no answer';
        const given = await question(parties, asking(), now).catch(noAnswer);
        const wanted = await question(sample, own, now).catch(noAnswer);
        expect(given, persona).toEqual(JSON.parse(JSON.stringify(wanted)));
      }
    }
    expect(mock.asked.filter(({ refused }) => refused)).toEqual([]);
  }, 60_000);

  test('the provider of a chat is asked for one, a fresh token, its number and its transcript', async () => {
    const { chatRelay } = parties;
    const visit = { friendlyName: 'Ann', emailAddress: 'ann@example.com', orgCode: 'default', pageUrl: '' };
    const carried = [{ question: 'What fees?', answer: '4.99%', rating: 0, reason: 'Too vague' }];
    const begun = await chatRelay.begin({ ...visit, isVerified: false, skill: undefined, carried });
    expect(mock.asked.at(-1)?.body).toMatchObject({ carried });
    expect(await chatRelay.freshen(begun?.token ?? '')).toBe('CH-fresh');
    expect(await chatRelay.freshen('none')).toBeUndefined();
    expect(await chatRelay.contact(begun?.omniProxyChannelId ?? '')).toBe('ch-1');
    const wanted = { conversation: 'a', userToken: 'sandbox-transcript' };
    const messages = await chatRelay.transcript({ ...wanted, limit: 2, startingAfter: 'm5' });
    expect(messages?.map(({ id }) => id)).toEqual(['m4', 'm3']);
    expect(await chatRelay.message({ ...wanted, message: 'm1' })).toMatchObject({ id: 'm1' });
    expect(await chatRelay.transcript({ ...wanted, userToken: 'x', limit: 2 })).toBeUndefined();
  });

  test('tells each party what its document names, and nothing of the sandbox', async () => {
    for (const question of questions) await question(parties, asking(), now);

    const told = (party: string) =>
      mock.asked.filter(({ question }) => question.startsWith(party)).map(({ body }) => body.subject);
    expect(JSON.stringify(mock.asked)).not.toMatch(/persona|ada\+score|"asking"/);
    expect(told('flood')).toEqual([{ address }, { address }]);
    expect(told('accountCheck')).toEqual([{ firstName: 'Ada', lastName: 'Alvarez' }]);
    const withSsn = mock.asked.filter(({ body }) => JSON.stringify(body).includes('666101001'));
    expect(new Set(withSsn.map(nameOf))).toEqual(new Set(['creditBureau.pull', 'notary.quiz']));
  });

  test('THREAT-19: of one occasion has one key, however often it is put, and is worked for once', async () => {
    for (let times = 0; times < 3; times++) await parties.notary.assign(asking('press 1'), 'NOW');
    expect([mock.asked.length, keys(), works()]).toEqual([3, 1, 1]);

    await parties.notary.assign(asking('press 2'), 'NOW');
    await parties.notary.assign(asking('press 1'), '2026-11-24T17:00:00.000Z');
    expect(keys()).toBe(3);
  });

  test('a question without an application is not asked', async () => {
    expect(await failure(parties.flood.determine(ada, 1))).toMatch(/the question does not fit/);
    expect(mock.asked).toEqual([]);
  });

  test('the pictures of a document come first, each under its own hash', async () => {
    const bytes = Buffer.from('a picture');
    const sha256 = sha256Of(Buffer.from('another picture'));
    const image = { sha256: sha256Of(bytes), mediaType: 'image/png', read: async () => bytes };
    const verify = { subject: asking(), documentType: 'PASSPORT', attempt: 1 };

    await parties.identityCheck.verify({ ...verify, images: [image] });
    expect(mock.asked.map(nameOf)).toEqual(['identityCheck.storePicture', 'identityCheck.verify']);
    expect(mock.pictures.get(image.sha256)).toEqual(bytes);
    // A picture that is not what its name says is refused, and nothing is asked about it.
    expect(
      await failure(parties.identityCheck.verify({ ...verify, images: [{ ...image, sha256 }] })),
    ).toMatch('status 400');
    expect(mock.asked).toHaveLength(3);
  });
});

describe('an answer that is none', () => {
  const wrong: [Fault, RegExp][] = [
    ['lie', /the answer does not fit #\/oneOf\/\d\/properties\/pending\/const/],
    ['huge', /more than 262144 bytes/],
    ['redirect', /status 307/],
    ['page', /an answer that is no JSON/],
    ['cut', /an answer that is no JSON/],
    [{ status: 500 }, /status 500/],
    [{ status: 401 }, /status 401/],
    [{ status: 429 }, /status 429/],
    [{ status: 204 }, /an answer that is no JSON/],
  ];

  test.each(wrong)('%j is a failure, told at once and in our words', async (fault, words) => {
    mock.next('flood.determine', fault);
    const failed = await failure(
      inTime('flood.determine', 5_000, () => parties.flood.determine(asking(), 1)),
    );

    expect(failed).toMatch(/^PartyFailed: flood.determine failed: /);
    expect(failed).toMatch(words);
    expect(mock.asked).toHaveLength(1);
  });

  test('FAULT-2: a party that stalls is given up after our patience, and not asked again', async () => {
    mock.next('flood.determine', 'stall');

    expect(await failure(parties.flood.determine(asking(), 1))).toMatch('no answer in 3000 ms');
    expect(mock.asked).toHaveLength(1);
  });

  test('FAULT-2: a party that fails twice is asked three times under one key, and works once', async () => {
    mock.next('creditBureau.pull', { status: 503 }, 2);

    const report = await parties.creditBureau.pull({ subject: asking(), kind: 'SOFT', attempt: 1 });
    expect(report.score).toBe(772);
    expect([mock.asked.length, keys(), works()]).toEqual([3, 1, 1]);
  });

  test('a third failure is the last, however much time is left', async () => {
    mock.next('creditBureau.pull', { status: 502 }, 3);
    const { creditBureau } = await partiesOverHttp({
      settings: readPartySettings(mock.env),
      folder,
      patienceMs: 20_000,
    });

    expect(await failure(creditBureau.pull({ subject: asking(), kind: 'SOFT', attempt: 1 }))).toMatch(
      'status 502',
    );
    expect([mock.asked.length, works()]).toEqual([3, 0]);
  });

  test('a connection that breaks after the work brings the same answer: it is given again, not worked for again', async () => {
    mock.next('notary.assign', 'hang-up');

    expect(await parties.notary.assign(asking(), 'NOW')).toMatchObject({ name: 'Nadia Sample' });
    expect([mock.asked.length, keys(), works()]).toEqual([2, 1, 1]);
  });

  test('a second answer to one question is dropped: the next question gets its own', async () => {
    mock.next('bankLink.link', 'twice');
    const first = await parties.bankLink.link(asking(), login);
    // By now a connection that was kept would be used again.
    await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await parties.bankLink.link(asking(), { ...login, password: 'error_down' });

    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: false, code: 'PROVIDER_DOWN' });
  });

  test('a party that asks us to wait is waited for, within our patience', async () => {
    mock.next('flood.determine', { status: 429, retryAfter: '1' });
    const started = Date.now();
    await parties.flood.determine(asking(), 1);
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);

    mock.next('flood.determine', { status: 503, retryAfter: '60' });
    expect(await failure(parties.flood.determine(asking(), 1))).toMatch('status 503');
    expect(Date.now() - started).toBeLessThan(50_000);
  });

  test('a party that is not there fails within the same patience', async () => {
    const env = { ...mock.env, FLOOD_URL: 'http://127.0.0.1:9' };
    const none = await partiesOverHttp({ settings: readPartySettings(env), folder, patienceMs: 3_000 });

    expect(await failure(none.flood.determine(asking(), 1))).toMatch('no connection');
  });
});

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const nameOf = ({ question }: { question: string }) => question;

/** What sample borrowers and references of their own make a party answer otherwise. */
const others: Question[] = [
  (asked, subject) => asked.flood.determine(subject, 3),
  (asked, subject) => asked.bankLink.link(subject, { ...login, password: 'error_mfa' }),
  (asked, subject) => asked.valuation.report(subject, 'BPO-1', 3),
  (asked, subject) => asked.disbursement.look(subject, 'PAY-1', 1),
  (asked, subject) => asked.disbursement.look(subject, 'BACK-1', 1),
  (asked, subject) => asked.recording.look(subject, 'DEED-1', 1),
  (asked, subject) => asked.recording.look(subject, 'REJECT-1', 1),
  (asked, subject) => asked.taxTranscripts.transcript(subject, { ...visit, kind: 'PAYER_FORMS' }),
];
// The sandbox carries chats itself, and has no language model.
const { chatRelay: _, answerChoice: __, ...alike } = ofEach;
const questions = [...Object.values(alike).flat(), ...others];
