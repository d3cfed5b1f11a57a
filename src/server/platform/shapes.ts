/** Small JSON Schemas that several routes take. Text is bounded everywhere. */

export const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength }) as const;

/** An object that knows all its keys. */
export function record<
  const Properties extends Record<string, unknown>,
  const Required extends readonly string[] = readonly (keyof Properties & string)[],
>(properties: Properties, required?: Required) {
  return {
    type: 'object',
    additionalProperties: false,
    // Left out, the type of `Required` is that of every key.
    required: (required ?? Object.keys(properties)) as Required,
    properties,
  } as const;
}

/** Answers of a page: any object; the page's own schema checks it later. */
export const answers = { type: 'object', maxProperties: 200 } as const;

export const uuid = { type: 'string', format: 'uuid' } as const;
export const pageId = { type: 'string', pattern: '^[A-Za-z0-9_/-]{1,120}$' } as const;
export const actionName = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,60}$' } as const;
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
