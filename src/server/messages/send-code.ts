/** Sends a one-time code in the lender's words. Ignores whether there is an account. */

import { type CodeTarget, codeLifetimeMs, makeCode } from '../auth/one-time-code.ts';
import type { Backend } from '../backend/backend.ts';
import { Refusal } from '../errors/refusal.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { says } from '../language/said.ts';
import { mayText } from './may-text.ts';
import { sendMessage } from './send-message.ts';
import { isStopped } from './stopped-phones.ts';

const elsewhere = says('code.elsewhere');
const stopped = says('code.stopped');
const names = { EMAIL: 'oneTimeCode', SMS: 'oneTimeCodeSms' };

export async function sendCode(backend: Backend, target: CodeTarget): Promise<void> {
  const { channel, to, orgCode } = target;
  if (channel === 'SMS' && !mayText(limitsOf(backend.world, orgCode), to))
    throw new Refusal(422, [elsewhere]);
  if (channel === 'SMS' && (await isStopped(backend.world, { orgCode, phone: to })))
    throw new Refusal(422, [stopped]);
  const code = await makeCode(backend.world, target);
  const way = { channel, goodForMs: codeLifetimeMs(backend.world, orgCode) };
  await sendMessage({ backend, orgCode }, names[channel], to, { code }, way);
}
