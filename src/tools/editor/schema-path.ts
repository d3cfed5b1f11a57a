/**
 * Finds the schema that describes a file to an editor: a generated one where the file names things of its flow, else
 * that of its kind.
 */
import { languageOf } from '../../content/validators/shape.ts';

/** Languages whose words name rules, pages and the like of their flow. */
export const namingLanguages = [
  'page',
  'rules',
  'flow',
  'machine',
  'stages',
  'steps',
  'messages',
  'document',
  'occasions',
  'phases',
  'timers',
  'reviews',
  'condition-category',
  'cases',
] as const;
/** Languages of which a lender may patch a file. */
export const patchedLanguages = ['page', 'messages', 'pricing'] as const;

/** A path below the root; undefined for files without a language, such as samples. */
export function schemaPath(file: string): string | undefined {
  const [, patched] = /^orgs\/[^/]+\/(flows\/.+)$/.exec(file) ?? [];
  const language = languageOf(patched ?? file);
  if (language === undefined) return undefined;
  const [, flow = ''] = /^flows\/([^/]+)\//.exec(patched ?? file) ?? [];
  const isAmong = (list: readonly string[]) => list.includes(language);
  if (patched) return isAmong(patchedLanguages) ? editorPath(flow, `${language}-patch`) : undefined;
  return isAmong(namingLanguages) ? editorPath(flow, language) : `schemas/meta/${language}.schema.json`;
}

/** Where the generated schema of a language of a flow lies. */
export function editorPath(flow: string, name: string): string {
  return `schemas/editor/${flow}/${name}.schema.json`;
}
