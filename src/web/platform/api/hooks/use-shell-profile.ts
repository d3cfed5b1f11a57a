/** Who is signed in, as the shell knows it: asked once per session (ACC-N15), never without a token (ACC-E3). */

import { isRecord } from '../../../../engine/facts/facts.ts';
import type { JsonObject } from '../../data/json.ts';
import { say } from '../../data/say.ts';
import { useAnswer } from './use-answer.ts';

const PATH = '/service-profile/api/v1/profile';

export type ShellProfile = {
  uuid: string;
  profileType: string;
  isBroker: boolean;
  email?: string;
  phone?: string;
  name?: { first?: string; middle?: string; last?: string; suffix?: string };
};

/** `signedIn` false skips the question. */
export function useShellProfile(signedIn: boolean) {
  const path = signedIn ? PATH : undefined;
  return useAnswer({ path, attempts: 2, failure: say('failure.profile'), read: toProfile });
}

function toProfile(body: unknown): ShellProfile {
  if (!isRecord(body) || typeof body.uuid !== 'string') throw new Error('User not found');
  const { firstName: first, middleName: middle, lastName: last, suffix, email, phone } = body;
  return {
    uuid: body.uuid,
    profileType: String(body.profileType ?? ''),
    isBroker: body.isBroker === true,
    ...texts({ email, phone }),
    name: texts({ first, middle, last, suffix }),
  };
}

function texts(fields: JsonObject): Record<string, string> {
  const known = Object.entries(fields).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string' && entry[1] !== '';
  });
  return Object.fromEntries(known);
}
