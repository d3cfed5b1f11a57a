/**
 * An identifier has one spelling on the server. UUIDs may be written in capitals (RFC 9562, section 4); the database compares
 * them by value, while keys and tokens are bound to their text.
 */
import type { FastifyRequest } from 'fastify';
import { uuidPattern } from '../../platform/shapes.ts';

/** Lowers each UUID of the path. Runs first, before anything reads it. */
export async function lowerPathIds(request: FastifyRequest): Promise<void> {
  lowerValues(request.params);
}

/** Lowers what the query and the body name by a field of `format: uuid`. Runs after both have been checked. */
export function lowerFieldIds(...schemas: unknown[]) {
  const names = new Set(schemas.flatMap(idFields));
  return async ({ query, body }: FastifyRequest): Promise<void> => {
    if (names.size === 0) return;
    lowerValues(query, names);
    lowerValues(body, names);
  };
}

function lowerValues(values: unknown, names?: ReadonlySet<string>): void {
  if (typeof values !== 'object' || values === null) return;
  const record = values as Record<string, unknown>;
  for (const [name, value] of Object.entries(record))
    if ((names?.has(name) ?? true) && typeof value === 'string' && uuidPattern.test(value))
      record[name] = value.toLowerCase();
}

function idFields(schema: unknown): string[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, { format?: unknown }> };
  return Object.entries(properties).flatMap(([name, { format }]) => (format === 'uuid' ? [name] : []));
}
