/** Sends a one-time code in the lender's words. Ignores whether there is an account. */

import { hasRoom } from '../auth/limit.ts';
import { type CodeTarget, codeLifetimeMs, makeCode } from '../auth/one-time-code.ts';
import type { Backend } from '../backend/backend.ts';
import { hours, limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { mayText } from './may-text.ts';
import { sendMessage } from './send-message.ts';
import { whyNoText } from './stopped-phones.ts';

const elsewhere = says('code.elsewhere');
const refusals = { STOP: says('code.stopped'), UNREACHABLE: says('code.unreachable') };
const names = { EMAIL: 'oneTimeCode', SMS: 'oneTimeCodeSms' };

export async function sendCode(backend: Backend, target: CodeTarget): Promise<void> {
  const { channel, to, orgCode } = target;
  if (channel === 'SMS' && !mayText(limitsOf(backend.world, orgCode), to))
    throw new Refusal(422, [elsewhere]);
  const why = channel === 'SMS' ? await whyNoText(backend.world, { orgCode, phone: to }) : undefined;
  if (why) throw new Refusal(422, [refusals[why]]);
  if (channel === 'SMS' && !(await mayCost(backend, orgCode)))
    throw new Refusal(429, [says('code.busy')], { headers: { 'retry-after': '3600' } });
  const code = await makeCode(backend.world, target);
  const way = { channel, goodForMs: codeLifetimeMs(backend.world, orgCode) };
  await sendMessage({ backend, orgCode }, names[channel], to, { code }, way);
}

/** Each text costs money: a lender sends so many an hour, however many addresses ask. */
function mayCost({ world }: Backend, orgCode: string): Promise<boolean> {
  const { perLenderHour: most } = limitsOf(world, orgCode).texts;
  return hasRoom(world.db, { bucket: `texts-of/${orgCode}`, most, windowMs: hours(1) }, world.clock.now());
}
