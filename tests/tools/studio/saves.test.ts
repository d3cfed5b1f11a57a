/** What the studio writes into the files, what it refuses, and what it takes back by one press. */
/** Covers src/tools/studio, src/studio/page/new-page.ts, src/studio/calls/calls.ts. */
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Edit, LenderSheet, Saved } from '../../../src/studio/calls/calls.ts';
import { removeEdits } from '../../../src/studio/page/field-edits.ts';
import { pageEdits } from '../../../src/studio/page/new-page.ts';
import { answer } from '../../../src/tools/studio/answer.ts';
import { callTime, contact, saysWhy, studioCopy, writtenIn } from './studio-copy.ts';

const { root, textOf, jsonOf, house, pageOf, save, undo } = studioCopy();

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

test('what the check refuses is not written, and the reason is a sentence', async () => {
  const before = textOf(contact);
  const sheet = await pageOf('heloc', 'start/contact');
  const email = sheet.fields.find(({ name }) => name === 'email');
  const refused = [
    await save(sheet, [{ do: 'set', place: `${contact}#/when/phone`, value: 'hasPhoen' }]),
    await save(sheet, [{ do: 'text', place: contact, value: '{ "id": ' }]),
    await save(sheet, email ? removeEdits(sheet, email) : []),
  ];

  expect(saysWhy(refused[0])).toContain('there is no rule "hasPhoen"');
  expect(saysWhy(refused[1])).toMatch(/JSON/);
  expect(saysWhy(refused[2])).not.toBe('');
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
