/**
 * Reads an address (below the base path) as flow, page and application. It knows shapes of addresses, not pages:
 * a UUID segment opens an application wherever it stands, the first word names a linear flow, everything else is support.
 */
import type { FlowRoles } from '../content/flow-roles.ts';

export type Place = {
  flow: string;
  page: string;
  uuid: string | undefined;
  params: Record<string, string>;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The UUID-shaped segment of a path (ACC-B14). */
export function applicationOf(path: string): string | undefined {
  return path.split('/').find((segment) => UUID.test(segment));
}

/** The place an address means. */
export function placeOf(path: string, search: string, flows: FlowRoles): Place {
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  const params = Object.fromEntries(new URLSearchParams(search));
  const at = segments.findIndex((segment) => UUID.test(segment));
  if (at >= 0) return applicationPlace(segments, at, params, flows);
  const flow = named(flows.byPrefix, segments[0]);
  if (flow) return { flow, page: segments.slice(1).join('/'), uuid: undefined, params };
  return { flow: flows.support, page: segments.join('/'), uuid: undefined, params };
}

function applicationPlace(
  segments: string[],
  at: number,
  params: Record<string, string>,
  flows: FlowRoles,
): Place {
  const [uuid, first = '', ...rest] = segments.slice(at);
  const product = named(flows.products, segments[at - 1]);
  if (product) return { flow: product, page: [first, ...rest].join('/'), uuid, params };
  const inner = named(flows.byPrefix, first);
  if (inner) return { flow: inner, page: rest.join('/'), uuid, params };
  return { flow: flows.application, page: [first, ...rest].join('/'), uuid, params };
}

// An address may say any word, such as one that every object has.
function named(flows: Record<string, string>, word = ''): string | undefined {
  return Object.hasOwn(flows, word) ? flows[word] : undefined;
}
