/** A home that is not found, found several times, or found under another name is settled by the borrower, and by a person where records must be read. */
/**
 * Covers src/server/effects/{reject-properties,explain-ownership,search-property,choose-property}.ts,
 *   src/server/desk/{accept-ownership,take-typed-parcel}.ts.
 */
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { uploadPicture } from './upload-picture.ts';

const server = sharedRealServer();

const found = 'review-app/property';
const owner = 'review-app/incorrect-ownership';
const location = { street1: '112 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };
const at = async (borrower: Walk) => (await settled(server, borrower)).step;
const stranded = (key: string) => walk(server, { key, until: 'heloc/liens' });

async function answer({ uuid }: Walk, answer: string) {
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, uuid, { ...review, answer, reason: 'Read the record.' });
}

test('an address that is corrected is found', async () => {
  const borrower = await stranded('noproperty');
  expect(await at(borrower)).toBe('NO_PROPERTY_FOUND');
  expect((await submit(borrower, found, { location: { ...location, zip: '1' } })).status).toBe(422);

  expect((await submit(borrower, found, { location })).status).toBe(200);

  expect(await at(borrower)).toBe('LIEN_VERIFICATION');
});

test('a slow county is asked again, with another address or with the parcel number', async () => {
  const slow = 'review-app/datatree';
  const [patient, helpful] = [await stranded('datatree'), await stranded('datatree')];
  expect(await at(patient)).toBe('WAITING_FOR_PROPERTY');
  expect((await submit(patient, slow, { location: { ...location, zip: '1' } })).status).toBe(422);

  expect((await submit(patient, slow, { location })).body).toMatchObject({ started: true });
  expect(await at(patient)).toBe('LIEN_VERIFICATION');
  expect((await submit(patient, slow, { location })).status).toBe(409);

  expect((await submit(helpful, slow, { location, apn: '004-0231-017' })).status).toBe(200);
  expect(await at(helpful)).toBe('WAITING_FOR_PROPERTY');
  await answer(helpful, 'condo');
  expect(await at(helpful)).toBe('LIEN_VERIFICATION');
});

test('a parcel number goes to a person, who finds the home or does not', async () => {
  const [lucky, both, other] = [
    await stranded('noproperty'),
    await stranded('noproperty'),
    await stranded('noproperty'),
  ];
  for (const borrower of [lucky, both, other]) {
    await submit(borrower, found, { location, apn: '004-0231-017' });
    expect(await at(borrower)).toBe('NO_PROPERTY_FOUND');
  }

  await answer(lucky, 'singleFamily');
  await answer(both, 'twoUnit');
  await answer(other, 'notFound');

  const journey = await settled(server, lucky);
  expect(journey.step).toBe('LIEN_VERIFICATION');
  expect(fact(journey, 'application.property.apn')).toBe('004-0231-017');
  expect(fact(await settled(server, both), 'application.property.propertyType')).toBe('TWO_UNIT');
  expect(await at(other)).toBe('DECLINED');
});

test('of several homes one is chosen; where none is right, the address is corrected', async () => {
  const borrower = await stranded('multiproperty');
  const journey = await settled(server, borrower);
  expect(journey.step).toBe('MULTIPLE_PROPERTIES');
  const [, second] = fact(journey, 'figures.properties') as { uuid: string }[];
  const choose = (property: string) => submit(borrower, found, { property }, { action: 'choose' });

  expect((await choose('11111111-1111-4111-8111-111111111111')).status).toBe(422);
  expect((await choose(second?.uuid ?? '')).status).toBe(200);
  const chosen = await settled(server, borrower);
  expect([chosen.step, fact(chosen, 'application.property.apn')]).toEqual([
    'LIEN_VERIFICATION',
    '000-100-002',
  ]);

  const lost = await stranded('multiproperty');
  await settled(server, lost);
  await submit(lost, found, {}, { action: 'none' });
  expect(await at(lost)).toBe('NO_PROPERTY_FOUND');
});

test('a deed in another name: nobody reaches the debts before a person has read it', async () => {
  const borrower = await stranded('ownership');
  expect(await at(borrower)).toBe('LIEN_VERIFICATION');
  expect((await submit(borrower, 'liens', {})).status).toBe(409);
  expect((await submit(borrower, owner, { reason: 'NAME_CHANGE' })).status).toBe(422);
  expect((await submit(borrower, owner, { reason: 'BECAUSE', deed: [] })).status).toBe(422);

  const taxBill = [await uploadPicture(borrower, 'TAX_BILL')];
  expect(await submit(borrower, owner, { reason: 'NAME_CHANGE', deed: taxBill })).toMatchObject({
    status: 422,
    body: {
      fields: {
        '/deed': 'This file was uploaded as another document. Upload the one that is asked for here.',
      },
    },
  });
  const deed = [await uploadPicture(borrower, 'DEED')];
  expect((await submit(borrower, owner, { reason: 'NAME_CHANGE', deed })).status).toBe(200);
  expect((await submit(borrower, 'liens', {})).status).toBe(409);
  await answer(borrower, 'agrees');

  expect(fact(await settled(server, borrower), 'application.status.ownershipMismatch')).toBe(false);
  expect((await submit(borrower, 'liens', {})).status).toBe(422);
});

test('who owns nothing, and whom the deed does not name, cannot borrow on the home', async () => {
  const honest = await stranded('ownership');
  await settled(server, honest);
  await submit(honest, owner, { reason: 'NOT_OWNER' });
  const told = await settled(server, honest);
  expect(told.step).toBe('DECLINED');
  expect(told.facts).toMatchObject({ figures: { decision: { reasons: [{ code: 'notOwner' }] } } });

  const borrower = await stranded('ownership');
  await settled(server, borrower);
  await submit(borrower, owner, { reason: 'TRUST', deed: [await uploadPicture(borrower, 'DEED')] });
  await answer(borrower, 'differs');
  expect(await at(borrower)).toBe('DECLINED');
});
