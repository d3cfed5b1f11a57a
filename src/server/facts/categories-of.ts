/** What underwriters may ask for in an application, in the language that is spoken, with the flow whose rules raise it. */
import type { Categories } from '../../engine/conditions/due-conditions.ts';
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { inLanguage } from '../platform/language/in-language.ts';
import { spokenLanguage } from '../platform/language/spoken.ts';

export type FlowCategories = { flow: CompiledFlow; categories: Categories };

/** Undefined where the application's flow has no conditions. */
export function categoriesOf({
  world,
  application,
}: Pick<ApplicationScope, 'world' | 'application'>): FlowCategories | undefined {
  const named = world.content.orgs[application.orgCode];
  const lender = named && inLanguage(named, spokenLanguage());
  const { conditions = {} } = lender?.data[application.flowId] ?? {};
  const flow = lender?.flows[application.flowId];
  return flow && Object.keys(conditions).length > 0 ? { flow, categories: conditions } : undefined;
}
