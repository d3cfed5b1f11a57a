/**
 * Ends every piece of work that changed an application: fires the events that have happened, queues the messages and
 * opens the conditions and the reviews that now have a reason. The parts of it that co-owners have learn of the change
 * in the same transaction.
 */

import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { deriveStep } from '../../engine/journey/derive-step.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import { standingEvents } from '../../engine/journey/standing-events.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { firedEvents, fireEvents } from '../application/fired-events.ts';
import { partsOf } from '../application/parts-of.ts';
import { detectConditions } from '../conditions/detect-conditions.ts';
import { assembleFacts } from '../facts/assemble.ts';
import { detectMessages } from './detect/detect-messages.ts';
import { detectReviews } from './detect/detect-reviews.ts';
import { openApplication } from './open-application.ts';

export async function detectChanges(scope: ApplicationScope): Promise<void> {
  if (!scope.hasChanged()) return;
  await detect(await afresh(scope));
  for (const uuid of await partsOf(scope))
    await detect(await openApplication(scope.tx, scope.world, uuid, { lock: true }));
}

/** Work in the borrower's application looked at this part already: what was read of the part before is no longer so. */
async function afresh(scope: ApplicationScope): Promise<ApplicationScope> {
  const { tx, world, application } = scope;
  return application.partOf ? openApplication(tx, world, application.uuid, { lock: true }) : scope;
}

async function detect(scope: ApplicationScope): Promise<void> {
  const { world, application } = scope;
  const lender = world.content.orgs[application.orgCode];
  const flow = lender?.flows[application.flowId];
  const { messages, reviews } = lender?.data[application.flowId] ?? {};
  // A flow without messages and reviews may lack what facts are made from.
  if (!flow || !(messages || reviews || flow.flow.partOf)) return;
  const before = await standingOf(scope, flow);
  const standing = (await detectConditions(scope, before)) ? await standingOf(scope, flow) : before;
  await fireEvents(scope, standing.step, standingEvents(flow, standing, await firedEvents(scope)));
  await detectMessages(scope, standing);
  await detectReviews(scope, standing);
}

async function standingOf(
  scope: ApplicationScope,
  flow: CompiledFlow,
): Promise<Pick<Standing, 'facts' | 'step'>> {
  const facts = await assembleFacts(scope);
  return { facts, step: deriveStep(flow, facts) };
}
