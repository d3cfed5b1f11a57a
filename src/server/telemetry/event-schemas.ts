/** The bodies of telemetry: every key is named, every value is a fixed word, a number or an identifier. */
import {
  ERROR_EVENT,
  ERROR_NAMES,
  FALLBACK_EVENT,
  FRAME,
  PAGE_CONTEXT,
  PATH,
  PRODUCT_TYPE,
} from '../../engine/telemetry/event-shape.ts';
import { record, uuidPattern } from '../calls/shapes.ts';

export type Analytics = {
  productType: string;
  environment: string;
  appUuid?: string;
  additionalSignerUuid?: string;
};
export type PageView = {
  context: string;
  productType: string;
  path: string;
  identity: Analytics;
  tracker?: string;
};
export type Exposure = { key: string; variant: string; identity: Analytics; tracker?: string };
export type ErrorReport = {
  event: string;
  name: string;
  path: string;
  identity: Analytics;
  status?: number;
  frames?: string[];
  ignored?: number;
};

const uuid = { type: 'string', pattern: uuidPattern.source.replaceAll('a-f', 'a-fA-F') };
const word = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,60}$' };
const path = { type: 'string', pattern: PATH };

const identity = record(
  {
    productType: { const: PRODUCT_TYPE },
    environment: { enum: ['sandbox', 'production'] },
    appUuid: uuid,
    additionalSignerUuid: uuid,
  },
  ['productType', 'environment'],
);

export const pageViewBody = record(
  {
    context: { const: PAGE_CONTEXT },
    productType: { const: PRODUCT_TYPE },
    path,
    identity,
    tracker: uuid,
  },
  ['context', 'productType', 'path', 'identity'],
);

export const exposureBody = record({ key: word, variant: word, identity, tracker: uuid }, [
  'key',
  'variant',
  'identity',
]);

export const errorReportBody = record(
  {
    event: { enum: [FALLBACK_EVENT, ERROR_EVENT] },
    name: { enum: ERROR_NAMES },
    path,
    identity,
    status: { type: 'integer', minimum: 0, maximum: 599 },
    frames: { type: 'array', maxItems: 8, items: { type: 'string', pattern: FRAME } },
    ignored: { type: 'integer', minimum: 0, maximum: 10_000 },
  },
  ['event', 'name', 'path', 'identity'],
);
