/** Signs in the holder of a link that we emailed. It takes a button, so that a mail scanner cannot spend the link. */

import { accountOf } from '../../auth/find-account.ts';
import { startSession } from '../../auth/session.ts';
import { takeSignInLink } from '../../auth/sign-in-link.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { AccountEffect } from './account-effect.ts';

export const useSignInLink: AccountEffect = {
  name: 'use-sign-in-link',
  run: async ({ backend, orgCode, query, device }) => {
    const { world, keys } = backend;
    const now = world.clock.now();
    const token = query.token ?? '';
    const uuid = await takeSignInLink(world.db, { token, orgCode, purpose: 'sign-in', now });
    const account = uuid ? await accountOf(world, uuid) : undefined;
    if (!account) throw deadLink();
    const opening = { device, limited: account.password_expired };
    return { session: await startSession(world.db, keys, { uuid: account.uuid, orgCode }, now, opening) };
  },
};

export function deadLink(): Refusal {
  return new Refusal(409, [says('account.deadLink')], {
    security: { event: 'link-refused' },
  });
}
