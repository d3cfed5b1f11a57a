/**
 * An answer whose question no longer applies is read by nothing: no document, letter, review, company or rule. Who changes
 * back finds it.
 */
/** Covers src/server/application/applying.ts. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { FlowData } from '../../../src/content/loaded/content.ts';
import { conditionalQuestions } from '../../../src/engine/answers/conditional-questions.ts';
import { entitiesAt } from '../../../src/engine/content/entity-place.ts';
import { withPath } from '../../../src/engine/facts/with-path.ts';
import { quietUntil } from '../../../src/engine/letters/quiet-until.ts';
import { interpolate } from '../../../src/engine/text/interpolate.ts';
import type { ApplicationScope } from '../../../src/server/application/application-scope.ts';
import { documentData } from '../../../src/server/documents/document-data.ts';
import { fillTemplate } from '../../../src/server/documents/fill-template.ts';
import { filledName } from '../../../src/server/documents/make-documents.ts';
import { assembleFacts } from '../../../src/server/facts/assemble.ts';
import { lenderOf } from '../../../src/server/facts/lender.ts';
import { subjectOf } from '../../../src/server/facts/subject-of.ts';
import type { Messages } from '../../../src/types/messages.ts';
import { productContent } from '../../product.ts';
import { fact, inside, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

type WithDrafts = Awaited<ReturnType<typeof settled>> & { drafts: Record<string, object> };

const server = sharedRealServer();
let borrower: Walk;
beforeAll(async () => {
  borrower = await walk(server, { until: 'heloc/start/app-summary' });
  await settled(server, borrower);
});

const street = { street1: '77 Vanished Lane', city: 'Albany', state: 'NY', zip: '12207' };

/** What is answered there, the mark by which it would be seen, and the answers that show and hide its question. */
type Case = {
  place: string;
  answer: unknown;
  mark: string;
  shows: [string, unknown];
  hides: [string, unknown];
};

const cases: Case[] = [
  {
    place: 'income.employer',
    answer: 'Vanished Works',
    mark: 'Vanished',
    ...by('income.employmentType', 'FULL_TIME', 'RETIRED'),
  },
  {
    place: 'income.startMonth',
    answer: '1987-03',
    mark: '1987',
    ...by('income.employmentType', 'PART_TIME', 'UNEMPLOYED'),
  },
  ...['employer', 'phone', 'email', 'supervisor', 'startMonth'].map((name) => ({
    place: `income.employerContact.${name}`,
    answer: 'Vanished',
    mark: 'Vanished',
    ...by('income.employmentType', 'FULL_TIME', 'RETIRED'),
  })),
  {
    place: 'income.employerContact.mayContact',
    answer: true,
    mark: 'mayContact',
    ...by('income.employmentType', 'FULL_TIME', 'UNEMPLOYED'),
  },
  { place: 'profile.mailing', answer: street, mark: 'Vanished', ...by('profile.mailingSame', false, true) },
  {
    place: 'profile.priorAddresses',
    answer: [{ location: street, since: '2019-01' }],
    mark: 'Vanished',
    ...by('profile.livedTwoYears', false, true),
  },
  {
    place: 'profile.coOwners',
    answer: [
      { first: 'Vanished', last: 'Owner', email: 'v@example.com', relation: 'SPOUSE', borrows: false },
    ],
    mark: 'Vanished',
    ...by('address.ownership', 'JOINT_SPOUSE', 'SOLE'),
  },
  {
    place: 'trust.name',
    answer: 'The Vanished Trust',
    mark: 'Vanished',
    ...by('address.ownership', 'REVOCABLE_TRUST', 'SOLE'),
  },
  {
    place: 'trust.date',
    answer: '1987-03-04',
    mark: '1987',
    ...by('address.ownership', 'REVOCABLE_TRUST', 'SOLE'),
  },
  {
    place: 'trust.trustees',
    answer: ['Vanished Trustee'],
    mark: 'Vanished',
    ...by('address.ownership', 'REVOCABLE_TRUST', 'SOLE'),
  },
  {
    place: 'trust.revocable',
    answer: true,
    mark: '"revocable"',
    ...by('address.ownership', 'REVOCABLE_TRUST', 'SOLE'),
  },
  {
    place: 'notary.manual.coSignersAttend',
    answer: true,
    mark: 'coSignersAttend',
    ...by('address.ownership', 'JOINT_OTHER', 'SOLE'),
  },
  {
    place: 'bank.sameAccount',
    answer: true,
    mark: 'sameAccount',
    ...by('bank.payType', 'AUTOPAY', 'MANUAL'),
  },
  {
    place: 'application.identityDocument.issuingState',
    answer: 'WY',
    mark: 'issuingState',
    ...by('application.identityDocument.type', 'DRIVERS_LICENSE', 'PASSPORT'),
  },
];

/** Its question depends on where the home is, too: no answer alone takes it back. */
const neverTakenBack = ['notary.manual.location'];

function by(path: string, shown: unknown, hidden: unknown): Pick<Case, 'shows' | 'hides'> {
  return { shows: [path, shown], hides: [path, hidden] };
}

test('each question of a flow that other answers can take back has a case', () => {
  const { orgs, vocabulary } = productContent();
  const flows = Object.values(orgs).flatMap((org) => [org.flows.heloc, org.flows.signer, org.flows.register]);
  const asked = flows.flatMap((flow) => (flow ? conditionalQuestions(flow, vocabulary) : []));
  const places = new Set(asked.map(({ place: { entity, path } }) => [entity, ...path].join('.')));

  expect([...places].sort()).toEqual([...cases.map(({ place }) => place), ...neverTakenBack].sort());
});

describe.each(cases)('$place', ({ place, answer, mark, shows, hides }) => {
  test('taken back, it is written, shown and sent nowhere; changed back, it is there again', async () => {
    await change([[place, answer], shows]);
    expect(await read()).toContain(mark);

    await change([hides]);
    expect(await read()).not.toContain(mark);

    await change([shows]);
    expect(await read()).toContain(mark);
    await change([[place, undefined]]);
  });
});

test('what was answered on the way applies, however far the application has come', async () => {
  const aside = await inside(server, borrower.uuid, ({ entities }) => entities.setAside());
  expect(aside).toEqual({});
});

test('a call waits for the morning at home, not where mail went before', async () => {
  const at = Date.parse('2026-11-26T13:30:00Z');
  const quiet = () =>
    inside(server, borrower.uuid, async (scope) => {
      const messages = flowData(scope).messages as Messages;
      const moment = quietUntil(messages.quietHours, await assembleFacts(scope), at);
      return new Date(moment).toISOString();
    });
  await change([
    ['profile.mailing', street],
    ['profile.mailingSame', false],
  ]);
  expect(await quiet()).toBe('2026-11-26T13:30:00.000Z');

  await change([['profile.mailingSame', true]]);
  expect(await quiet()).toBe('2026-11-26T16:00:00.000Z');
});

test('a borrower who retired certifies no employer, and finds the name again on changing back', async () => {
  await change([
    ['income.employer', 'Northwind Design'],
    ['income.employmentType', 'FULL_TIME'],
    ['income.startMonth', '2019-03'],
  ]);
  const answers = { annualIncome: 138000, other: [], hasAssets: false, purpose: 'HOME_IMPROVEMENT' };
  await submit(borrower, 'start/income', { ...answers, employmentType: 'RETIRED' });
  const journey = (await settled(server, borrower)) as WithDrafts;
  expect(fact(journey, 'income.employmentType')).toBe('RETIRED');
  expect(fact(journey, 'income.employer')).toBeUndefined();
  expect(journey.drafts['start/income']).toMatchObject({ employer: 'Northwind Design' });
  expect(await certified()).not.toMatch(/Employer|Northwind/);

  const again = { ...answers, ...journey.drafts['start/income'], employmentType: 'FULL_TIME' };
  const reply = await submit(borrower, 'start/income', again);
  expect(reply.status).toBe(200);
  expect(fact(await settled(server, borrower), 'income.employer')).toBe('Northwind Design');
  expect(await certified()).toContain('Northwind Design');
});

/** What the newest application to certify says. */
function certified(): Promise<string> {
  return inside(server, borrower.uuid, async ({ documents, entities }) => {
    const row = (await documents.list()).findLast(({ type }) => type === 'APPLICATION');
    return JSON.stringify(await entities.get(filledName(row?.uuid ?? '')));
  });
}

/** Stores values as the pages would; those of the home in the home. */
function change(values: Array<[string, unknown]>): Promise<void> {
  return inside(server, borrower.uuid, async ({ entities }) => {
    for (const [path, value] of values) {
      const [entity = '', ...rest] = path.replace('address.', 'profile.addresses.0.').split('.');
      const document = await entities.kept(entity);
      await entities.put(
        entity,
        rest[1] === '0' ? inHome(document, rest.slice(2), value) : withPath(document, rest.join('.'), value),
      );
    }
  });
}

function inHome(profile: Record<string, unknown>, path: string[], value: unknown) {
  const [home, ...others] = profile.addresses as unknown[];
  return { ...profile, addresses: [withPath(home, path.join('.'), value), ...others] };
}

/** Everything that is made of the application's answers now, as text. */
function read(): Promise<string> {
  return inside(server, borrower.uuid, async (scope) => {
    const facts = await assembleFacts(scope);
    const names = entitiesAt(scope.world.content.domain, 'stored', 'apart');
    const entities = await Promise.all(names.map((name) => scope.entities.get(name)));
    return [...entities, facts, await subjectOf(scope, 'test'), await drawn(scope), written(scope, facts)]
      .map((one) => JSON.stringify(one))
      .join('\n');
  });
}

async function drawn(scope: ApplicationScope): Promise<unknown[]> {
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const data = await documentData(scope, lender);
  const { documents = {} } = flowData(scope);
  const marks = { lender: { name: '', address: '', nmls: '' }, loanNumber: '1', madeAt: scope.now };
  return Object.values(documents).map((template) => fillTemplate(template, lender, data, marks).blocks);
}

/** All letters and rows of reviews. */
function written(scope: ApplicationScope, facts: object): string {
  const { messages, reviews, conditions } = flowData(scope);
  return interpolate(JSON.stringify([messages, reviews, conditions]), facts);
}

function flowData({
  world: { content },
  application: { orgCode, flowId },
}: ApplicationScope): Partial<FlowData> {
  return content.orgs[orgCode]?.data[flowId] ?? {};
}
