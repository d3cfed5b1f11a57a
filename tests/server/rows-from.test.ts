/** A release adds a row that counts from a day on: a borrower under way stays where they are, and one who begins afterwards meets it. */
/** Covers src/content/merge/rows-from.ts, src/server/facts/application-facts.ts. */
import { expect, test } from 'vitest';
import { passedContent } from '../../src/content/read-content.ts';
import type { CompiledFlow } from '../../src/engine/content/bundle.ts';
import { deriveStep } from '../../src/engine/journey/derive-step.ts';
import { assembleFacts } from '../../src/server/facts/assemble.ts';
import type { Steps } from '../../src/types/steps.ts';
import { treeWith } from '../content/mistakes-tree.ts';
import { arrive, fact, inside, openRealServer, settled, type Walk } from './effects/real-server.ts';

const file = 'flows/heloc/steps.json';
const { derive = [] } = treeWith({}).get(file) as Steps;
const dayMs = 86_400_000;

test('the day that the row says parts them', async () => {
  const from = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10);
  const before = derive.findIndex(({ step }) => step === 'OFFER_SELECTION');
  const asked = { from, when: '!hasOffer', step: 'HMDA' };
  const rows = [...derive.slice(0, before), asked, ...derive.slice(before)];
  const content = passedContent(treeWith({ set: { [`${file}#/derive`]: rows } }));
  const server = await openRealServer({}, undefined, content);
  try {
    const stepOf = async (walk: Walk) => {
      const journey = await settled(server, walk);
      return [journey.step, String(fact(journey, 'application.auditFields.createdDate')) < from];
    };
    const early = await arrive(server, { until: 'heloc/product/select' });
    expect(await stepOf(early)).toEqual(['OFFER_SELECTION', true]);
    server.pass(10 * dayMs);
    const late = await arrive(server, { until: 'heloc/product/select' });

    expect(await stepOf(late)).toEqual(['HMDA', false]);
    // The first borrower's session is over: the server derives their step all the same.
    const facts = await inside(server, early.uuid, assembleFacts);
    expect(deriveStep(server.world.content.orgs.default?.flows.heloc as CompiledFlow, facts)).toBe(
      'OFFER_SELECTION',
    );
  } finally {
    await server.close();
  }
});
