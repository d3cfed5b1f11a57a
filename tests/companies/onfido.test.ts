/** Onfido: what it is sent of a borrower's ID, what its reports come to, and what becomes of its faults. */
/** Covers src/server/platform/parties/identity-check/{onfido,onfido-reports,onfido-settings}.ts, src/server/platform/parties/http/bounded-adapter.ts. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityRequest } from '../../src/server/platform/parties/identity-check/party.ts';
import type { AskedParties } from '../../src/server/platform/parties/parties.ts';
import { openCompany } from './company-access.ts';
import { clear, credentials, type Onfido, openOnfido, type SampleReports } from './onfido-stand-in.ts';

const settings = () => ({ IDENTITY_CHECK: 'onfido', ...credentials, ONFIDO_URL: onfido.url });

let onfido: Onfido;
let parties: AskedParties;
beforeAll(async () => {
  onfido = await openOnfido();
  parties = await openCompany(settings());
});
afterAll(() => onfido.close());
beforeEach(() => {
  onfido.heard.length = 0;
  onfido.pictures.length = 0;
});

const picture = (bytes = 40_000, mediaType = 'image/jpeg') => ({
  ...{ sha256: 'a'.repeat(64), mediaType },
  read: async () => new Uint8Array(bytes).fill(7),
});
const subject = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Alvarez',
  birthDate: '1980-02-29',
  ssn: '666101001',
};
const license = (more: Partial<IdentityRequest> = {}): IdentityRequest => ({
  ...{ subject, documentType: 'DRIVERS_LICENSE', issuingState: 'CA', attempt: 1 },
  images: [picture(40_000), picture(50_000), picture(60_000, 'image/png')],
  ...more,
});
const verify = (more?: Partial<IdentityRequest>) => parties.identityCheck.verify(license(more));
const begin = async () => {
  const begun = await verify();
  return 'pending' in begun ? begun.reference : 'none';
};
const verdict = (reference: string) => parties.identityCheck.verdict(subject, reference, 1);
const decided = async (reports: SampleReports) => {
  const reference = await begin();
  onfido.decide(reports);
  return verdict(reference);
};
const failure = (ask: Promise<unknown>) => ask.then(() => 'answered', String);

describe('what Onfido is sent', () => {
  test('the name, the date of birth and the pictures, each as what it is; no SSN and no email', async () => {
    expect(await verify()).toMatchObject({ pending: true });
    expect(onfido.applicants.at(-1)).toEqual({
      ...{ first_name: 'Ada', last_name: 'Alvarez', dob: '1980-02-29' },
      location: { country_of_residence: 'USA' },
      consents: [{ name: 'privacy_notices_read', granted: true }],
    });
    const sent = onfido.pictures.map(({ bytes, side, type, name }) => ({ bytes, side, type, name }));
    expect(sent.sort((one, other) => one.bytes - other.bytes)).toEqual([
      { bytes: 40_000, side: 'front', type: 'driving_licence', name: 'picture.jpeg' },
      { bytes: 50_000, side: 'back', type: 'driving_licence', name: 'picture.jpeg' },
      { bytes: 60_000, side: undefined, type: undefined, name: 'picture.png' },
    ]);
    const check = onfido.heard.find(({ question }) => question === 'POST /checks')?.body;
    expect(check).toMatchObject({ report_names: ['document', 'facial_similarity_photo'] });
    expect((check as { document_ids: string[] }).document_ids).toHaveLength(2);
    expect(JSON.stringify(onfido.heard)).not.toMatch(/666101001|ada@example/);
  });

  test('of a passport one page', async () => {
    await verify({ documentType: 'PASSPORT', images: [picture(), picture(60_000)] });
    expect(onfido.pictures.filter(({ type }) => type === 'passport')).toHaveLength(1);
  });

  test('a picture that Onfido does not take is asked for again', async () => {
    const images = [picture(40_000), picture(10), picture(60_000)];
    expect(await verify({ images })).toEqual({ ok: false, field: 'picture' });
  });
});

describe('how a check ends', () => {
  test('it is under way until Onfido has decided', async () => {
    const reference = await begin();
    expect(await verdict(reference)).toEqual({ pending: true, reference });
    onfido.decide(clear);
    expect(await verdict(reference)).toEqual({ ok: true, expiresOn: '2031-05-20' });
    // As after an answer that we could not store.
    expect(await verdict(reference)).toEqual({ ok: true, expiresOn: '2031-05-20' });
  });

  const amiss = { result: 'consider' };
  const paper = (breakdown: object, more: object = {}): SampleReports => ({
    document: { ...clear.document, result: 'consider', breakdown, ...more } as SampleReports['document'],
  });
  test.each<[field: string, of: string, SampleReports]>([
    ['name', 'another last name', paper({ data_comparison: { breakdown: { last_name: amiss } } })],
    ['birthDate', 'another birth date', paper({ data_comparison: { breakdown: { date_of_birth: amiss } } })],
    ['expiry', 'an expired one', paper({ data_validation: { breakdown: { document_expiration: amiss } } })],
    [
      'document',
      'one that Onfido does not know',
      paper({ image_integrity: { ...amiss, breakdown: { supported_document: { result: 'unidentified' } } } }),
    ],
    ['picture', 'a blurred picture', paper({ image_integrity: amiss }, { sub_result: 'rejected' })],
    ['document', 'a doubtful one', paper({ visual_authenticity: amiss }, { sub_result: 'suspected' })],
    ['picture', 'a reason that is not told', paper({})],
    ['selfie', 'another face', { ...clear, face: { result: 'consider' } }],
    [
      'selfie',
      'a face that was not compared',
      { ...clear, face: { result: undefined, status: 'cancelled' } },
    ],
    ['document', 'one without a last day', { document: { properties: {} } }],
    ['picture', 'a check that was withdrawn', { status: 'withdrawn' }],
  ])('%s is refused of %s', async (field, _, reports) => {
    expect(await decided(reports)).toEqual({ ok: false, field });
  });

  test('a check that Onfido has no more is done again', async () => {
    expect(await verdict('check-that-is-gone')).toEqual({ ok: false, field: 'picture' });
  });
});

describe('faults', () => {
  test.each([
    ['stall', /no answer in 1500 ms/],
    ['cut', /no object/],
    ['huge', /more than/],
    [{ status: 429 }, /status 429/],
    [{ status: 500 }, /status 500/],
  ] as const)('that Onfido answers wrongly decides nothing: %j', async (fault, said) => {
    const reference = await begin();
    onfido.decide(clear);
    onfido.next('GET /reports', fault, 3);
    expect(await failure(verdict(reference))).toMatch(said);
    onfido.next('GET /reports', fault, 0);
    expect(await verdict(reference)).toMatchObject({ ok: true });
  });

  test('a wrong key is no answer, and no word of Onfido’s is kept', async () => {
    const wrong = await openCompany({ ...settings(), ONFIDO_API_TOKEN: 'another' });
    const said = await failure(wrong.identityCheck.verify(license()));
    expect(said).toMatch(/status 401/);
    expect(said).not.toMatch(/a-token|wrong/);
  });

  test.each([
    [{ ONFIDO_REGION: 'MARS' }, /Use US, EU or CA/],
    [{ ONFIDO_REGION: 'constructor' }, /Use US, EU or CA/],
    [{ ONFIDO_NOTICES_SHOWN: 'no' }, /read Onfido’s notices/],
  ])('a server does not start with %j', async (env, said) => {
    expect(await failure(openCompany({ ...settings(), ...env }))).toMatch(said);
  });
});
