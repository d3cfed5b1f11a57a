/** Runs the effects of an action one after another, and says where the browser goes when one of them sends it away. */
import type { Action } from '../../types/page.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Backend } from '../backend/backend.ts';
import type { EffectContext } from '../backend/effect.ts';

type Told = Omit<EffectContext, keyof ApplicationScope | 'returnTo' | 'leaveFor'>;

/** `site`: where the lender's pages stand. */
type Run = Told & { does: Action; site: string };

/** @returns an address of an outside party, or a path below `site`; undefined when the browser stays */
export async function runEffects(
  { domain }: Backend,
  scope: ApplicationScope,
  { does, site, ...told }: Run,
): Promise<string | undefined> {
  let address: string | undefined;
  const leaveFor = (to: string) => {
    address = to;
  };
  const context = { ...scope, ...told, returnTo: returnOf(scope, does, site), leaveFor };
  for (const name of does.effects ?? []) {
    const effect = domain.effects[name];
    if (!effect) throw new Error(`The effect "${name}" of ${told.page} is not registered.`);
    await effect.run(context);
  }
  return address?.startsWith(`${site}/`) ? address.slice(site.length) : address;
}

function returnOf({ application }: ApplicationScope, { then }: Action, site: string): string {
  return `${site}/${application.uuid}/${typeof then === 'object' ? then.to : ''}`;
}
