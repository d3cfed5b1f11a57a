/** A fresh token in place of one that is about to end. */
import { ApiError } from '../../platform/api/transport/api-error.ts';
import type { ProviderGround } from '../port/provider-ground.ts';
import { textsOf } from './texts-of.ts';

/**
 * `invalid`: the server takes the old token no more (401). `failed`: the server has trouble. `offline`: no answer came.
 * After the last two a later try may do.
 */
export type Refreshed = { token: string } | 'invalid' | 'failed' | 'offline';

export async function freshToken({ send }: Pick<ProviderGround, 'send'>, token: string): Promise<Refreshed> {
  try {
    const path = '/service-csp/external/api/v1/twilio/refreshToken';
    const fresh = textsOf(await send({ method: 'POST', path, body: { token } }))('token');
    return fresh ? { token: fresh } : 'failed';
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) return 'invalid';
    return status === 0 ? 'offline' : 'failed';
  }
}
