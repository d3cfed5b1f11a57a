/** The calls by which the site measures itself, and a borrower who is signed in. */
import { createClient, type Send } from '../../../src/web/platform/api/transport/client.ts';
import type { Routes } from '../fixtures/fake-server.ts';

export const VIEW = 'POST /service-optimize/external/api/v1/page-view';

export const DECISION = 'POST /service-optimize/external/api/v2/decision';

export const ERROR = 'POST /service-optimize/external/api/v1/error-report';

export const ACCOUNT = '11111111-1111-4111-8111-111111111111';

export const send: Send = createClient({ orgCode: 'acme' });

export const self = (profileType = 'CUSTOMER'): Routes => ({
  'GET /service-profile/api/v1/profile': () => ({ body: { uuid: ACCOUNT, profileType } }),
});
