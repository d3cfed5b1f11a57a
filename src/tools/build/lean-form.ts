/**
 * Leaves out of the bundle what RJSF carries for forms unlike ours: its own fields, widgets and templates, and the resolving
 * of `$ref` and `allOf`. Our pages arrive resolved, and every field is drawn by our own `answer` field.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../web/page/rjsf/', import.meta.url));

/** What RJSF imports → our file for it, and the name of its export. */
const parts: Record<string, [file: string, name: string]> = {
  'getDefaultRegistry.js': ['lean-registry.tsx', 'leanRegistry'],
  'shallowAllOfMerge.js': ['plain-all-of.ts', 'plainAllOf'],
  'createSchemaUtils.js': ['lean-schema-utils.ts', 'leanSchemaUtils'],
  'deepEquals.js': ['lean-equals.ts', 'leanEquals'],
  'fast-uri': ['plain-uri.ts', 'plainUri'],
};
const prefix = '\0lean-form:';

export function leanForm(): Plugin {
  return {
    name: 'lean-form',
    enforce: 'pre',
    resolveId(source, importer) {
      const part = basename(source);
      const isOurs = importer?.includes('/@rjsf/') && Object.hasOwn(parts, part);
      return isOurs ? `${prefix}${part}` : undefined;
    },
    load(id) {
      const part = id.startsWith(prefix) ? parts[id.slice(prefix.length)] : undefined;
      return part && `export { ${part[1]} as default } from ${JSON.stringify(`${folder}${part[0]}`)}`;
    },
  };
}
