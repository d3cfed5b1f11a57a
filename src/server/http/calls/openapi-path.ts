/** A path of the route table as OpenAPI writes it: `/a/:kind(customer|agent)/*` is `/a/{kind}/{rest}`. */
import type { JsonObject } from '../../platform/db/tables/column.ts';

export function openApiPath(path: string): { path: string; parameters: JsonObject[] } {
  const parameters: JsonObject[] = [];
  const segments = path.split('/').map((segment) => {
    const [, name = segment === '*' ? 'rest' : undefined, words] =
      /^:(\w+)(?:\((.+)\))?$/.exec(segment) ?? [];
    if (name === undefined) return segment;
    const schema = { type: 'string', ...(words && { enum: words.split('|') }) };
    parameters.push({ name, in: 'path', required: true, schema });
    return `{${name}}`;
  });
  return { path: segments.join('/'), parameters };
}
