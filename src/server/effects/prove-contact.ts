/**
 * A one-time code proves an email address or a phone that differs from what was proved before. Tries are counted even
 * when the submission is refused; what is proved is noted with the profile.
 */

import type { Profile } from '../../types/profile.ts';
import { record, stored } from '../application/stored.ts';
import { type CodeTarget, checkCode, takeCode } from '../auth/one-time-code.ts';
import type { Effect } from '../backend/effect.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { textOf } from './answers.ts';

type Verified = NonNullable<Profile['verified']>;
type Change = { place: keyof Verified; target: CodeTarget; code: string | undefined; field: string };

const channels = { email: 'EMAIL', phone: 'SMS' } as const;

export const proveContact: Effect = {
  name: 'prove-contact',
  before: async ({ world, orgCode, data, read }) => {
    const { verified } = await read((scope) => stored(scope, 'profile'));
    // A code that is missing is said by the page itself.
    for (const { target, code, field } of changes(data, verified, orgCode))
      if (code !== undefined) await checkCode(world, target, code, field);
  },
  run: async (context) => {
    const { world, application, data, tx } = context;
    const { verified } = await stored(context, 'profile');
    const proved: Verified = {};
    for (const { place, target, code, field } of changes(data, verified, application.orgCode)) {
      if (code === undefined) throw refuseField(field, says('code.ask'));
      await takeCode(world, target, { code, field, db: tx });
      proved[place] = target.to;
    }
    if (Object.keys(proved).length === 0) return;
    await record(context, 'profile', { ...proved, verified: { ...verified, ...proved } });
    await context.audit('contact-proved', { fields: Object.keys(proved) });
  },
};

function changes(data: JsonObject, verified: Verified = {}, orgCode: string): Change[] {
  return (['email', 'phone'] as const).flatMap((place) => {
    const to = textOf(data, place)?.trim().toLowerCase();
    if (to === undefined || to === verified[place]) return [];
    const field = `${place}Code`;
    return [{ place, field, code: textOf(data, field), target: { channel: channels[place], to, orgCode } }];
  });
}
