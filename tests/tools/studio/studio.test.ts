/** What an author does in the studio is written as the recipes of docs/authors.md write it, passes the check, and is taken back by one press. */
/** Covers src/tools/studio, src/studio/page, src/studio/book/rule-logic.ts, src/studio/calls/calls.ts. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logicOf, relationsOf, ruleName } from '../../../src/studio/book/rule-logic.ts';
import type { Edit, House, LenderSheet, PageSheet, Saved } from '../../../src/studio/calls/calls.ts';
import { fieldEdits, neighbor, removeEdits, swapEdits } from '../../../src/studio/page/field-edits.ts';
import { pageEdits } from '../../../src/studio/page/new-page.ts';
import {
  answersFault,
  camelName,
  type Question,
  questionEdits,
} from '../../../src/studio/page/new-question.ts';
import { answer } from '../../../src/tools/studio/answer.ts';

const root = mkdtempSync(join(tmpdir(), 'hearthline-studio-'));
const contact = 'flows/heloc/pages/start/contact.json';

// Two lenders of forty are enough for what a studio writes.
beforeAll(() => {
  for (const folder of ['flows', 'schemas', 'orgs/default', 'orgs/sunhatch'])
    cpSync(folder, join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const jsonOf = (path: string) => JSON.parse(textOf(path));
const house = () => answer(root, 'house', {}) as Promise<House>;
const pageOf = (flow: string, page: string, org = 'default') =>
  answer(root, 'page', { flow, page, org }) as Promise<PageSheet>;
const save = ({ seen }: Pick<PageSheet, 'seen'>, edits: Edit[], what = 'a change') =>
  answer(root, 'save', { what, seen, edits }) as Promise<Saved>;
const undo = () => answer(root, 'undo', {}) as Promise<Saved>;
const saysWhy = (saved: Saved) =>
  'faults' in saved ? saved.faults.map(({ message }) => message).join(' ') : '';

const writtenIn = (saved: Saved) => ('written' in saved ? saved.written.map(({ path }) => path) : []);

const callTime: Question = {
  title: 'When may we call you?',
  kind: 'choice',
  entity: 'profile',
  name: 'callTime',
  means: 'When the borrower likes to be called.',
  answers: ['In the morning', 'In the evening'],
  required: false,
  block: 0,
};

test('a list of what there is: pages in the order of the way, rules by their sentences, lenders by their names', async () => {
  const { flows, lenders, entities } = await house();
  const register = flows.find(({ id }) => id === 'register');
  const heloc = flows.find(({ id }) => id === 'heloc');
  const facts = entities.find(({ id }) => id === 'profile')?.facts;

  expect(register?.pages.slice(0, 3).map(({ title }) => title)).toEqual([
    'Which home would you like to borrow against?',
    'Is your home for sale, or has the deed changed?',
    'What do you earn, and what is the money for?',
  ]);
  expect(heloc?.rules.map(({ means }) => means)).toContain('The borrower’s date of birth is on file.');
  expect(heloc?.rules.find(({ name }) => name === 'hasBirthDate')?.reads).toEqual(['profile']);
  expect(lenders.map(({ name }) => name)).toEqual(['Hearthline', 'Sunhatch']);
  expect(facts?.find(({ path }) => path === 'profile.phone')).toEqual({
    path: 'profile.phone',
    means: 'Mobile phone',
    asked: 'Mobile phone',
    type: 'text',
  });
  const owned = entities.flatMap((entity) => entity.facts).find(({ path }) => path === 'address.ownership');
  expect(owned?.asked).toBe('Who owns the home?');
  expect(owned?.choices).toContainEqual({ value: 'JOINT_SPOUSE', label: 'Me and my spouse' });
  expect(facts?.find(({ path }) => path === 'profile.maritalStatus')?.choices?.length).toBeGreaterThan(2);
});

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

test('what the check refuses is not written, and the reason is a sentence', async () => {
  const before = textOf(contact);
  const sheet = await pageOf('heloc', 'start/contact');
  const email = sheet.fields.find(({ name }) => name === 'email');
  const refused = [
    await save(sheet, [{ do: 'set', place: `${contact}#/when/phone`, value: 'hasPhoen' }]),
    await save(sheet, [{ do: 'text', place: contact, value: '{ "id": ' }]),
    await save(sheet, email ? removeEdits(sheet, email) : []),
  ];

  expect(saysWhy(refused[0] ?? { faults: [] })).toContain('there is no rule "hasPhoen"');
  expect(saysWhy(refused[1] ?? { faults: [] })).toMatch(/JSON/);
  expect(saysWhy(refused[2] ?? { faults: [] })).not.toBe('');
  expect(textOf(contact)).toBe(before);
  expect((await house()).undo).toEqual([]);
});

test('what someone else wrote meanwhile is not written over, nor undone', async () => {
  const sheet = await pageOf('register', 'birthdate');
  const title = (words: string): Edit[] => [{ do: 'set', place: `${sheet.file}#/title`, value: words }];
  expect(saysWhy(await save(sheet, title('When is your birthday?')))).toBe('');
  const stale = await save(sheet, title('Your birthday?'));
  writeFileSync(join(root, sheet.file), textOf(sheet.file).replace('birthday', 'date of birth'));
  const undone = await undo();

  expect(saysWhy(stale)).toContain('Changed since you opened it');
  expect(saysWhy(undone)).toContain('Changed since you opened it');
  expect(jsonOf(sheet.file).title).toBe('When is your date of birth?');
});

test('words of a shared part are changed where they stand, and the page says that others share them', async () => {
  const sheet = await pageOf('heloc', 'start/contact');
  const code = sheet.fields.find(({ name }) => name === 'phoneCode');
  const saved = await save(sheet, [
    { do: 'set', place: `${contact}#/schema/properties/phoneCode/title`, value: 'Code from our text' },
  ]);

  expect(code?.sharedFrom).toBe('flows/parts/fields/phone-code.json');
  expect(writtenIn(saved)).toEqual(['flows/parts/fields/phone-code.json']);
  await undo();
});

test("another lender's words go into its own patch; what the law words stays", async () => {
  const sheet = await pageOf('register', 'name', 'sunhatch');
  const own = 'orgs/sunhatch/flows/register/pages/name.json';
  const saved = await save(sheet, [
    { do: 'set', place: `${sheet.file}#/title`, value: 'What is on your ID?' },
  ]);
  const birthdate = await pageOf('register', 'birthdate', 'sunhatch');
  const law = birthdate.blocks.find(({ id }) => id === 'law');
  const refused = await save(birthdate, [
    { do: 'set', place: `${birthdate.file}#${law?.words[0]?.pointer}`, value: 'We may ask your age.' },
  ]);

  expect(writtenIn(saved)).toEqual([own]);
  expect(jsonOf(own)).toEqual({
    $schema: '../../../../../schemas/editor/register/page-patch.schema.json',
    title: 'What is on your ID?',
  });
  expect(saysWhy(refused)).toContain('the same for every lender');
  await undo();
  expect(existsSync(join(root, own))).toBe(false);
});

test('a new page gets its turn in the registration, or a row of a step that only new applications meet', async () => {
  const { flows } = await house();
  const [register, heloc] = ['register', 'heloc'].map((id) => flows.find((flow) => flow.id === id));
  if (!register || !heloc) throw new Error('Both flows are there.');
  const question = {
    ...callTime,
    kind: 'text',
    title: 'Nickname',
    name: 'nickname',
    required: true,
  } as const;
  const page = {
    title: 'What do people call you?',
    question,
    before: 'birthdate',
    step: 'HMDA',
    onlyNew: true,
  };
  const seen = (flow: string, id: string) => pageOf(flow, id);
  const inTurn = pageEdits(register, page);
  const atStep = pageEdits(heloc, page);

  expect(saysWhy(await save(await seen('register', 'name'), inTurn.edits))).toBe('');
  const order = (await house()).flows.find(({ id }) => id === 'register')?.pages.map(({ id }) => id);
  expect(order?.[(order?.indexOf('birthdate') ?? 0) - 1]).toBe('what-do-people-call-you');
  // With the group of the page that it comes before: borrowers read it above the title.
  const turns: Array<{ page: string; group: string }> = jsonOf('flows/register/flow.json').sequence;
  expect(turns.find((turn) => turn.page === 'what-do-people-call-you')?.group).toBe('Personal Info');
  await undo();
  expect(saysWhy(await save(await seen('heloc', 'start/contact'), atStep.edits))).toBe('');
  const [row] = jsonOf('flows/heloc/steps.json').steps.HMDA.routes;
  expect(row).toMatchObject({ when: 'needsNickname', to: 'what-do-people-call-you' });
  expect(Date.parse(row.from)).toBeGreaterThan(Date.now());
  await undo();
});

test('a lender is made of answers, looked at and recolored; unusable answers are told by their questions', async () => {
  const answers = {
    name: 'Willow Gate Bank',
    short: 'Willow Gate',
    primary: '#1f4d3f',
    nmls: '123456',
    phone: '(844) 555-0177',
    email: 'help@willowgate.example',
    kind: 'PARTNER',
  };
  const unusable = (await answer(root, 'new-lender', {
    code: 'willowgate',
    answers: { ...answers, phone: '12' },
  })) as Saved;
  const made = (await answer(root, 'new-lender', { code: 'willowgate', answers })) as Saved;
  const twice = (await answer(root, 'new-lender', { code: 'willowgate', answers })) as Saved;
  const sheet = (await answer(root, 'lender', { code: 'willowgate' })) as LenderSheet;
  const colored = await save(sheet, [
    { do: 'set', place: `${sheet.file}#/theme/primary`, value: '#7a1f3d' },
    { do: 'set', place: `${sheet.file}#/theme/font`, value: 'figtree' },
  ]);

  expect(saysWhy(unusable)).toMatch(/phone/i);
  expect(saysWhy(made)).toBe('');
  expect(saysWhy(twice)).toContain('There is a lender "willowgate" already.');
  expect(sheet.logo).toContain('Willow Gate');
  expect(sheet.choices.font).toContain('figtree');
  expect(saysWhy(colored)).toBe('');
  expect(jsonOf(sheet.file).theme).toEqual({ primary: '#7a1f3d', font: 'figtree' });
  await undo();
  await undo();
  expect(existsSync(join(root, sheet.file))).toBe(false);
});

test.each([
  '../outside.json',
  'flows/../package.json',
  'orgs/sunhatch/../../x.json',
  'src/engine/x.json',
  'schemas/meta/page.schema.json',
  'flows/.hidden/x.json',
  'flows/linked/x.json',
])('no edit is written to %s', async (path) => {
  const linked = join(root, 'flows/linked');
  if (!existsSync(linked)) symlinkSync(tmpdir(), linked);
  const edit = save({ seen: {} }, [{ do: 'text', place: path, value: '{}' }]);

  await expect(edit).rejects.toThrow();
  rmSync(linked, { force: true });
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
