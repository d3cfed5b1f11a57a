/** Small JSON Schemas that several routes take. Text is bounded everywhere. */

export const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength });

/** An object that knows all its keys. */
export const record = (
  properties: Record<string, unknown>,
  required: string[] = Object.keys(properties),
) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** Answers of a page: any object; the page's own schema judges it afterwards. */
export const answers = { type: 'object', maxProperties: 200 };

export const pageId = { type: 'string', pattern: '^[A-Za-z0-9_/-]{1,120}$' };
export const actionName = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,60}$' };
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
