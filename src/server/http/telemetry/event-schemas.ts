/** The bodies of telemetry: every key is named, every value is a fixed word, a number or an identifier. */
import {
  ERROR_EVENT,
  ERROR_NAMES,
  FALLBACK_EVENT,
  FRAME,
  PAGE_CONTEXT,
  PATH,
  PRODUCT_TYPE,
} from '../../../engine/telemetry/event-shape.ts';
import { record, uuidPattern } from '../../platform/shapes.ts';
import type { Typed } from '../calls/typed.ts';

const uuid = { type: 'string', pattern: uuidPattern.source.replaceAll('a-f', 'a-fA-F') } as const;
const word = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,60}$' } as const;
const path = { type: 'string', pattern: PATH } as const;

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

export type Exposure = Typed<typeof exposureBody>;
