/** Checks each file against the schema of its kind, and says in sentences what does not fit. */
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { isRecord } from '../../engine/facts/facts.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import type { FileTree } from '../files/file-tree.ts';
import { partsFolder } from '../files/origins.ts';
import { authorsAjv, type Enumerations } from './ajv.ts';

/** One misfit: where in the file, and the sentence. */
export type Misfit = {
  pointer: string;
  message: string;
  remedy: string;
};

export type Shapes = {
  /** The misfits of a file at this path; none for files without a schema. */
  misfits: (path: string, json: unknown) => Misfit[];
  /** What does not fit in the options of a word of the vocabulary: of a widget, or of a check. */
  optionMisfits: (kind: 'widgets' | 'checks', word: string, options: unknown) => Misfit[];
};

const languages: ReadonlyArray<readonly [RegExp, string]> = [
  [/^flows\/languages\/[a-z]{2}\/.+\.json$/, 'translation'],
  [/^flows\/(site|consents|limits)\.json$/, '$1'],
  [/^flows\/[^/]+\/pages\/.+\.json$/, 'page'],
  [/^flows\/[^/]+\/rules\/[^/]+\.json$/, 'rules'],
  [/^flows\/[^/]+\/migrations\/[^/]+\.json$/, 'migration'],
  [/^flows\/[^/]+\/cases\/[^/]+\.json$/, 'cases'],
  [/^flows\/[^/]+\/documents\/[^/]+\.json$/, 'document'],
  [/^flows\/[^/]+\/conditions\/[^/]+\.json$/, 'condition-category'],
  [
    /^flows\/[^/]+\/(flow|rules|machine|stages|steps|polling|pricing|decisions|occasions|messages|reviews|phases|timers|faq|ready-answers)\.json$/,
    '$1',
  ],
  [/^orgs\/[^/]+\/(org|approval)\.json$/, '$1'],
  [/^schemas\/(words|typed-figures)\.json$/, '$1'],
];

/** The kind of a file, by its path: "page", "rules", …; undefined when it has none. */
export function languageOf(path: string): string | undefined {
  // A part is judged in the files that use it.
  if (path.startsWith(partsFolder)) return undefined;
  const found = languages.find(([pattern]) => pattern.test(path));
  return found && path.replace(found[0], found[1]);
}

// A memo, not state: compiling the languages takes longer than using them, and most trees have the same ones.
let latest: { languages: readonly unknown[]; text: string; shapes: Shapes } | undefined;

/** Validators for all languages of the tree's schemas/meta and for the widgets' options. */
export function shapesOf(tree: FileTree, vocabulary: unknown): Shapes {
  const metas = [...tree].flatMap(([path, schema]) => (path.startsWith('schemas/meta/') ? [schema] : []));
  const languages = [vocabulary, enumerationsOf(tree), ...metas];
  if (latest && isSame(latest.languages, languages)) return latest.shapes;
  // The same files read again are other objects with the same text.
  const text = JSON.stringify(languages);
  const shapes = latest?.text === text ? latest.shapes : makeShapes(tree, vocabulary);
  latest = { languages, text, shapes };
  return shapes;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

function makeShapes(tree: FileTree, vocabulary: unknown): Shapes {
  const ajv = authorsAjv(enumerationsOf(tree));
  for (const [path, schema] of tree)
    if (/^schemas\/meta\//.test(path) && isRecord(schema)) ajv.addSchema(schema);
  const options = new Map<string, ValidateFunction | undefined>();
  return {
    misfits: (path, json) => misfitsOf(ajv.getSchema(`meta/${languageOf(path)}`), json),
    optionMisfits: (kind, word, value) => {
      const key = `${kind}/${word}`;
      if (!options.has(key)) options.set(key, optionsValidator(ajv, vocabulary, kind, word));
      return misfitsOf(options.get(key), value);
    },
  };
}

function enumerationsOf(tree: FileTree): Enumerations {
  const schema = tree.get('schemas/domain/enumerations.schema.json');
  return isRecord(schema) && isRecord(schema.definitions) ? schema.definitions : {};
}

function optionsValidator(
  ajv: Ajv,
  vocabulary: unknown,
  kind: string,
  name: string,
): ValidateFunction | undefined {
  const section = isRecord(vocabulary) ? vocabulary[kind] : undefined;
  const word = isRecord(section) && Object.hasOwn(section, name) ? section[name] : undefined;
  return isRecord(word) && isRecord(word.options) ? ajv.compile(word.options) : undefined;
}

function misfitsOf(validate: ValidateFunction | undefined, json: unknown): Misfit[] {
  if (!validate || validate(json)) return [];
  const errors = (validate.errors ?? []).filter(
    ({ keyword }) => !['if', 'not', 'propertyNames'].includes(keyword) || validate.errors?.length === 1,
  );
  return errors.map((error) => ({ pointer: pointerOf(error), ...said(error) }));
}

// For an invalid name, the name is the place.
function pointerOf({ instancePath, propertyName }: ErrorObject): string {
  return propertyName === undefined ? instancePath : `${instancePath}/${propertyName}`;
}

function said({
  keyword,
  params,
  message,
  parentSchema,
  schema,
  data,
}: ErrorObject): Omit<Misfit, 'pointer'> {
  const own: unknown = ['pattern', 'format', 'not'].includes(keyword) && parentSchema?.message;
  if (typeof own === 'string') return { message: own, remedy: '' };
  if (keyword === 'additionalProperties') {
    const known =
      isRecord(parentSchema) && isRecord(parentSchema.properties) ? Object.keys(parentSchema.properties) : [];
    return {
      message: `has the key "${params.additionalProperty}", which is not known here.`,
      remedy: didYouMean(params.additionalProperty, known),
    };
  }
  if (keyword === 'required')
    return { message: `lacks "${params.missingProperty}".`, remedy: `Add "${params.missingProperty}".` };
  if (keyword === 'enum')
    return {
      message: 'is none of the known words.',
      remedy: `Use one of: ${params.allowedValues.join(', ')}.`,
    };
  if (keyword === 'const')
    return {
      message: 'is not what must stand here.',
      remedy: `Write ${JSON.stringify(params.allowedValue)}.`,
    };
  if (keyword === 'enumeration')
    return {
      message: `is ${JSON.stringify(data)}, which the enumeration ${schema} does not have.`,
      remedy: `Correct it, or add it to ${schema} in schemas/domain/enumerations.schema.json.`,
    };
  if (keyword === 'discriminator')
    return {
      message: `has an unknown "${params.tag}": ${JSON.stringify(params.tagValue)}.`,
      remedy: 'See schemas/vocabulary.json for the known ones.',
    };
  if (keyword === 'pattern')
    return { message: `is not written as it must be (${params.pattern}).`, remedy: '' };
  return { message: `${message ?? 'does not fit'}.`, remedy: '' };
}
