/** A borrower whom someone has to call about the credit file reads so, and not that a service is late: on the page and on the dashboard. */
/** Covers flows/heloc/pages/error/timeout.json, flows/heloc/steps.json. */
import { expect, test } from 'vitest';
import { visible } from '../../src/engine/answers/visible.ts';
import { compile } from '../../src/engine/content/compile.ts';
import { deriveStep } from '../../src/engine/journey/derive-step.ts';
import { findStep } from '../../src/engine/journey/find-step.ts';
import { route } from '../../src/engine/journey/route.ts';
import { waitsForOthers } from '../../src/engine/journey/waits-for-others.ts';
import { worded } from '../../src/engine/journey/worded.ts';
import { textsIn } from '../../src/engine/lints/texts.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { loadBundle } from '../../src/tools/decide/load-flow.ts';

const flow = compile(loadBundle({ flow: 'heloc', org: 'default', out: '.' }));
const late = /hasn't responded|Wait a few minutes/;

/** What someone with this credit file reads, and may press. */
function met(status: object) {
  const consents = [{ type: 'SOFT_CREDIT', granted: true }];
  const facts = { profile: { phone: '+14155550123' }, application: { status, consents } };
  const step = deriveStep(flow, facts);
  const page = flow.pages['error/timeout'];
  if (!page) throw new Error('No page error/timeout');
  expect(route(flow, { facts, step, events: [] }).path).toBe('error/timeout');
  const { title, lead, content = [] } = worded(flow, page, facts);
  const shown = visible(flow, page, facts, {});
  const blocks = content.filter(({ id }) => id === undefined || shown.has(id));
  const buttons = Object.entries(page.actions ?? {}).filter(
    ([name, { when = 'always' }]) => name !== 'home' && holds(flow.rules, when, { ...facts, step }),
  );
  return {
    step,
    waits: waitsForOthers(flow.steps, step),
    card: findStep(flow.steps, step)?.says?.title,
    says: [title, lead, ...textsIn(blocks).map(({ text }) => text)].join('\n'),
    buttons: buttons.map(([, { label }]) => label),
  };
}

test('an alert on the file is told as an alert: who calls, when, and at which number', () => {
  const { says, ...rest } = met({ softCreditStatus: 'PULLING', creditOutcome: 'FRAUD_ALERT' });

  expect(says).not.toMatch(late);
  expect(says).toContain('fraud or active-duty alert');
  expect(says).toContain("We'll call you within one business day");
  expect(says).toContain('the number your alert names');
  expect(rest).toEqual({
    step: 'FACTA_REVIEW',
    waits: true,
    card: "We need to make sure it's you",
    buttons: ['Check again'],
  });
});

test("the file of a minor is told as such, asks for what may be mistyped, and is not the borrower's turn", () => {
  const { says, ...rest } = met({ softCreditStatus: 'PULLING', creditOutcome: 'MINOR' });

  expect(says).not.toMatch(late);
  expect(says).toContain('We need to confirm your age');
  expect(says).toContain('Check your date of birth and Social Security number');
  expect(rest).toEqual({
    step: 'CREDIT_MINOR',
    waits: true,
    card: 'We need to confirm your age',
    buttons: ['Look again'],
  });
});

test('a check that failed is still told as a service that is late', () => {
  const { says, step, buttons } = met({ softCreditStatus: 'PULLING', creditOutcome: 'ERROR' });

  expect(step).toBe('CREDIT_ERROR');
  expect(says).toMatch(late);
  expect(buttons).toEqual(['Try again']);
});
