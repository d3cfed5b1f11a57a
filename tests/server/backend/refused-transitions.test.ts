/** A transition that is not allowed is a warning, once for an application, and the journey continues (SPEC-5.2; FINDING-A2.2). */
/** Covers src/server/backend/refused-transitions.ts. */
import { expect, test } from 'vitest';
import { refusedTransitions } from '../../../src/server/backend/refused-transitions.ts';
import { inside, settled, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

const lines: Array<Record<string, unknown>> = [];
const server = sharedRealServer({}, (line) => lines.push(JSON.parse(line)));

test('each refusal is said once for an application, with words of the flow alone', () => {
  const said: object[] = [];
  const tell = refusedTransitions((refused) => said.push(refused));
  const asked = (name: string, outcome: 'fired' | 'refused') => ({
    transition: { name, from: ['a'], to: 'b', when: 'always' },
    outcome,
    by: 'rule' as const,
    from: 'c',
  });
  for (const application of ['one', 'one', 'two']) {
    tell(application)(asked('early', 'refused'));
    tell(application)(asked('fine', 'fired'));
  }

  expect(said).toEqual([
    { application: 'one', transition: 'early', from: 'c', to: 'b' },
    { application: 'two', transition: 'early', from: 'c', to: 'b' },
  ]);
});

test('the server warns while a borrower walks on', async () => {
  const borrower = await walk(server, { until: 'heloc/liens' });
  // What the borrower's way never brings about: insured before anything was offered.
  await inside(server, borrower.uuid, ({ entities }) => entities.merge('insurance', { complete: true }));
  const journey = await settled(server, borrower);
  await settled(server, borrower);
  const warned = lines.filter(
    ({ msg, application }) => msg === 'transition refused' && application === borrower.uuid,
  );

  expect(journey.step).toBe('LIEN_VERIFICATION');
  const names = warned.map(({ transition }) => transition);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(warned.every(({ level }) => level === 40)).toBe(true);
});
