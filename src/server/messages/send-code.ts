/** Sends a one-time code, in the lender's words. Whether there is an account plays no part in it. */
import { type CodeTarget, codeLifetimeMs, makeCode } from '../auth/one-time-code.ts';
import type { Backend } from '../backend.ts';
import { sendMessage } from './send-message.ts';

const names = { EMAIL: 'oneTimeCode', SMS: 'oneTimeCodeSms' };

export async function sendCode(backend: Backend, target: CodeTarget): Promise<void> {
  const { channel, to, orgCode } = target;
  const code = await makeCode(backend.world, target);
  const way = { channel, goodForMs: codeLifetimeMs };
  await sendMessage({ backend, orgCode }, names[channel], to, { code }, way);
}
