/** A question that an author adds, moves or takes away is written as the recipes of docs/authors.md write it, and passes the check. */
/** Covers src/studio/page, src/studio/book/rule-logic.ts, src/tools/studio. */
import { expect, test } from 'vitest';
import { logicOf, relationsOf, ruleName } from '../../../src/studio/book/rule-logic.ts';
import type { Edit } from '../../../src/studio/calls/calls.ts';
import { fieldEdits, neighbor, removeEdits, swapEdits } from '../../../src/studio/page/field-edits.ts';
import { answersFault, camelName, questionEdits } from '../../../src/studio/page/new-question.ts';
import { callTime, contact, saysWhy, studioCopy } from './studio-copy.ts';

const { textOf, jsonOf, house, pageOf, save, undo } = studioCopy();

test('a question with a rule of its own is written as the recipes write it, and undone to the byte', async () => {
  const before = [contact, 'schemas/domain/profile.schema.json', 'flows/heloc/rules/borrower.json'].map(
    textOf,
  );
  const sheet = await pageOf('heloc', 'start/contact');
  const { entities } = await house();
  const facts = entities.flatMap((entity) => entity.facts);
  const logic = logicOf([{ path: 'profile.phone', relation: 'answered', value: '' }], facts, false);
  const rule: Edit = {
    do: 'set',
    place: 'flows/heloc/rules/borrower.json#/hasPhone',
    value: { means: 'The borrower has given a phone number.', logic },
  };
  const saved = await save(sheet, [
    rule,
    ...questionEdits(sheet, callTime),
    ...fieldEdits(sheet, callTime, { when: 'hasPhone', reads: ['profile'] }),
  ]);

  expect(saysWhy(saved)).toBe('');
  expect(jsonOf('schemas/domain/profile.schema.json').properties.callTime).toEqual({
    type: 'string',
    oneOf: [
      { const: 'IN_THE_MORNING', title: 'In the morning' },
      { const: 'IN_THE_EVENING', title: 'In the evening' },
    ],
    description: 'When the borrower likes to be called.',
    requiredMessage: 'Choose an answer',
  });
  const page = jsonOf(contact);
  expect(page.schema.properties.callTime).toEqual({
    $ref: 'profile#/properties/callTime',
    title: 'When may we call you?',
  });
  expect(page.content[0].fields.at(-1)).toBe('callTime');
  expect(page.when.callTime).toBe('hasPhone');
  expect(jsonOf('flows/heloc/rules/borrower.json').hasPhone.logic).toEqual({
    present: { var: 'profile.phone' },
  });
  // One line for a question, as authors write it.
  expect(textOf(contact).split('\n').length - (before[0]?.split('\n').length ?? 0)).toBeLessThan(10);
  const asked = (await pageOf('heloc', 'start/contact')).fields.find(({ name }) => name === 'callTime');
  expect(asked).toMatchObject({
    title: 'When may we call you?',
    widget: 'radio',
    when: 'hasPhone',
    block: 0,
  });

  expect(saysWhy(await undo())).toBe('');
  expect(
    [contact, 'schemas/domain/profile.schema.json', 'flows/heloc/rules/borrower.json'].map(textOf),
  ).toEqual(before);
});

test.each([
  ['yes-no', { type: 'boolean' }],
  ['long-text', { maxLength: 2000 }],
  ['number', { type: 'integer' }],
  ['dollars', { type: 'integer' }],
  ['date', { format: 'iso-date' }],
  ['text', { maxLength: 120 }],
] as const)('a question of kind %s passes the check', async (kind, schema) => {
  const sheet = await pageOf('heloc', 'start/contact');
  const saved = await save(
    sheet,
    questionEdits(sheet, { ...callTime, kind, name: 'answerOf', required: true }),
  );

  expect(saysWhy(saved)).toBe('');
  expect(jsonOf('schemas/domain/profile.schema.json').properties.answerOf).toMatchObject(schema);
  await undo();
});

test('a question moves, is demanded, and is taken off the page', async () => {
  const names = async () => (await pageOf('heloc', 'start/contact')).fields.map(({ name }) => name);
  const sheet = await pageOf('heloc', 'start/contact');
  const phone = sheet.fields.find(({ name }) => name === 'phone');
  const texts = sheet.fields.find(({ name }) => name === 'marketingTexts');
  if (!phone || !texts) throw new Error('The page asks for a phone number and for marketing texts.');

  const above = neighbor(sheet, phone, -1);
  expect(neighbor(sheet, texts, 1)).toBeUndefined();
  expect(saysWhy(await save(sheet, above ? swapEdits(sheet, phone, above) : []))).toBe('');
  expect((await names()).slice(0, 3)).toEqual(['email', 'phone', 'emailCode']);
  expect(jsonOf(contact).content[0].fields).toEqual(['email', 'phone', 'emailCode', 'phoneCode']);
  await undo();

  const again = await pageOf('heloc', 'start/contact');
  expect(
    saysWhy(await save(again, fieldEdits(again, phone, { required: false, requiredWhen: '!hasSsn' }))),
  ).toBe('');
  expect(jsonOf(contact).schema.required).not.toContain('phone');
  expect(jsonOf(contact).requiredWhen.phone).toBe('!hasSsn');
  await undo();

  const bare = await pageOf('heloc', 'start/contact');
  const was = { page: jsonOf(contact), schema: textOf('schemas/domain/profile.schema.json') };
  await save(bare, questionEdits(bare, { ...callTime, required: true }));
  const added = await pageOf('heloc', 'start/contact');
  const asked = added.fields.find(({ name }) => name === 'callTime');
  expect(saysWhy(await save(added, asked ? removeEdits(added, asked) : []))).toBe('');
  // The page asks no more; what was answered keeps its place.
  expect(jsonOf(contact)).toEqual(was.page);
  expect(textOf('schemas/domain/profile.schema.json')).not.toBe(was.schema);
  await undo();
  await undo();
});

test('a new question never takes the place of another answer, which may be asked for instead', async () => {
  const before = textOf('schemas/domain/profile.schema.json');
  const sheet = await pageOf('register', 'birthdate');
  const marital = {
    ...callTime,
    title: 'Marital status',
    name: 'maritalStatus',
    kind: 'text',
    block: undefined,
  } as const;

  await expect(save(sheet, questionEdits(sheet, marital))).rejects.toThrow(
    'There is one of that name already',
  );
  expect(textOf('schemas/domain/profile.schema.json')).toBe(before);
  const contactSheet = await pageOf('heloc', 'start/contact');
  const known = await save(
    contactSheet,
    questionEdits(contactSheet, { ...marital, block: 0, isKnown: true }),
  );
  expect(saysWhy(known)).toBe('');
  expect(textOf('schemas/domain/profile.schema.json')).toBe(before);
  expect(jsonOf(contact).schema.properties.maritalStatus).toEqual({
    $ref: 'profile#/properties/maritalStatus',
    title: 'Marital status',
  });
  await undo();
});

test('answers that differ only in signs and accents are stored apart', async () => {
  const sheet = await pageOf('heloc', 'start/contact');
  const answers = ['< $50,000', '> $50,000', 'Sí', '不'];
  await save(sheet, questionEdits(sheet, { ...callTime, answers }));

  const { oneOf } = jsonOf('schemas/domain/profile.schema.json').properties.callTime;
  expect(oneOf.map(({ const: value }: { const: string }) => value)).toEqual([
    '50_000',
    '50_000_2',
    'SI',
    'ANSWER',
  ]);
  expect(answersFault(['Red', 'Red'])).toBe('"Red" is there twice.');
  expect(answersFault(['Red'])).toBe('Write at least two answers.');
  await undo();
});

test('a rule says of a fact what its type allows, and is called after its sentence', async () => {
  const phone = { path: 'profile.phone', means: 'Mobile phone', type: 'text' } as const;
  const score = { path: 'figures.credit.score', means: 'The score', type: 'number' } as const;
  const lived = { path: 'profile.livedTwoYears', means: 'Lived there', type: 'yes-no' } as const;
  const lines = [
    { path: score.path, relation: 'more', value: '700' },
    { path: lived.path, relation: 'is', value: 'no' },
  ] as const;

  expect(relationsOf(phone).map(({ label }) => label)).not.toContain('is more than');
  expect(relationsOf(score)[0]?.label).toBe('is more than');
  expect(logicOf(lines, [score, lived], true)).toEqual({
    or: [
      { '>': [{ var: 'figures.credit.score' }, 700] },
      { '===': [{ var: 'profile.livedTwoYears' }, false] },
    ],
  });
  expect(ruleName('The borrower has given a phone number.')).toBe('hasGivenPhoneNumber');
  expect(ruleName('Texas.')).toBe('isTexas');
  expect(camelName('When may we call you?')).toBe('whenMayWeCallYou');
  expect(camelName('¿Cuándo?')).toBe('cuando');
});
