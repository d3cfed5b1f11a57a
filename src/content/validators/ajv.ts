/** The two validators of content: one for authors' files, one for borrowers' answers. */
import { _, Ajv, type Options } from 'ajv';
import type { Format } from '../../engine/answers/formats/formats.ts';
import { isoDate } from '../../engine/answers/formats/iso-date.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { isSafeHref } from '../../engine/text/safe-href.ts';

/** Keywords that speak to people, to storage or to the merge, and mean nothing to a validator. */
export const notes = [
  'message',
  'requiredMessage',
  'sealed',
  'autocomplete',
  'shared',
  'permits',
  'locked',
  'titles',
  'adds',
  'facts',
  'names',
];

const strict: Options = {
  strict: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  allErrors: true,
};

/** Name of an enumeration of the domain -> its schema. */
export type Enumerations = Readonly<Record<string, unknown>>;

/**
 * Validates pages, rules, machines …: every mistake at once. `enumeration: "usState"` lets a text be a value of that
 * enumeration only; without enumerations it lets all pass.
 */
export function authorsAjv(enumerations: Enumerations = {}): Ajv {
  const ajv = new Ajv({
    ...strict,
    discriminator: true,
    verbose: true,
    formats: {
      'https-url': isHttpsUrl,
      'iso-date': isoDate,
      'site-or-https-url': isSiteOrHttpsUrl,
      'safe-url': isSafeUrl,
      'site-path': (value: string) => value.startsWith('/') && isSiteOrHttpsUrl(value),
      'email-address': isEmail,
    },
  });
  ajv.addKeyword({
    keyword: 'enumeration',
    schemaType: 'string',
    type: 'string',
    compile: (name: string) => listOf(enumerations, name),
  });
  // What the generated types say of a value that is another one once it is filled in.
  return ajv.addVocabulary([...notes, 'tsType']);
}

/** Compiles the schemas of pages and entities; the code it makes reads formats from a variable `formats`. */
export function answersAjv(formats: Record<string, Format>): Ajv {
  const ajv = new Ajv({ ...strict, formats, code: { source: true, formats: _`formats`, lines: false } });
  return ajv.addVocabulary(notes);
}

function listOf(enumerations: Enumerations, name: string): (value: string) => boolean {
  const schema = Object.hasOwn(enumerations, name) ? enumerations[name] : undefined;
  const check = isRecord(schema) ? new Ajv({ strict: false }).compile(schema) : () => true;
  return (value) => check(value) === true;
}

// A name before the host would make one site look like another.
function isHttpsUrl(value: string): boolean {
  return value.startsWith('https://') && isSafeHref(value);
}

// A second slash or a backslash would lead away from the site, two dots out of the folder.
function isSiteOrHttpsUrl(value: string): boolean {
  return (/^\/([a-z0-9][\w\-./?=&#]*)?$/i.test(value) && !value.includes('..')) || isHttpsUrl(value);
}

function isSafeUrl(value: string): boolean {
  return isSiteOrHttpsUrl(value) || (/^(mailto|tel):/i.test(value) && isSafeHref(value));
}

function isEmail(value: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value);
}
